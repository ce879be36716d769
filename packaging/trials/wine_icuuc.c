/* What Qt6Core wants of ICU and Wine 8 does not have: every converter is "unsupported" (16), and Qt does without. */
#define EXPORTED __declspec(dllexport)
typedef void *Any;
EXPORTED Any ucnv_open(const char *name, int *error) { (void)name; *error = 16; return 0; }
EXPORTED void ucnv_close(Any c) { (void)c; }
EXPORTED void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORTED void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORTED void ucnv_reset(Any c) { (void)c; }
EXPORTED signed char ucnv_getMaxCharSize(Any c) { (void)c; return 1; }
EXPORTED const char *ucnv_getName(Any c, int *error) { (void)c; *error = 16; return 0; }
EXPORTED void ucnv_getToUCallBack(Any c, Any *act, Any *with) { (void)c; *act = *with = 0; }
EXPORTED void ucnv_getFromUCallBack(Any c, Any *act, Any *with) { (void)c; *act = *with = 0; }
EXPORTED void ucnv_setToUCallBack(Any c, Any a, Any b, Any *d, Any *f, int *error) { (void)c, (void)a, (void)b, (void)d, (void)f; *error = 16; }
EXPORTED void ucnv_setFromUCallBack(Any c, Any a, Any b, Any *d, Any *f, int *error) { (void)c, (void)a, (void)b, (void)d, (void)f; *error = 16; }
EXPORTED void ucnv_cbToUWriteUChars(Any a, Any s, int n, int o, int *error) { (void)a, (void)s, (void)n, (void)o; *error = 16; }
EXPORTED void ucnv_cbFromUWriteUChars(Any a, Any s, Any l, int o, int *error) { (void)a, (void)s, (void)l, (void)o; *error = 16; }
EXPORTED void ucnv_toUnicode(Any c, Any a, Any b, Any d, Any f, Any o, int l, int *error) { (void)c, (void)a, (void)b, (void)d, (void)f, (void)o, (void)l; *error = 16; }
EXPORTED void ucnv_fromUnicode(Any c, Any a, Any b, Any d, Any f, Any o, int l, int *error) { (void)c, (void)a, (void)b, (void)d, (void)f, (void)o, (void)l; *error = 16; }
EXPORTED int ucnv_toUCountPending(Any c, int *error) { (void)c; *error = 16; return 0; }
EXPORTED int ucnv_fromUCountPending(Any c, int *error) { (void)c; *error = 16; return 0; }
EXPORTED const char *ucnv_getStandardName(const char *n, const char *s, int *error) { (void)n, (void)s; *error = 16; return 0; }
EXPORTED const char *ucnv_getAvailableName(int n) { (void)n; return 0; }
EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED const char *u_errorName(int error) { (void)error; return "U_UNSUPPORTED_ERROR"; }
