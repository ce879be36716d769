; The installer of Meadhall: for one person, without an administrator, in three languages. /S asks nothing.
; Codes it ends with: 0 done, 2 given up or refused, 3 a Meadhall is running.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define ID "io.github.meadhall.Meadhall"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Meadhall"
!define CLASSES "Software\Classes"

Name "Meadhall"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Meadhall"
InstallDirRegKey HKCU "Software\Meadhall" "Folder"
BrandingText "Meadhall ${VERSION}"
VIProductVersion "${VERSION_FOUR}"
VIAddVersionKey "ProductName" "Meadhall"
VIAddVersionKey "FileDescription" "Meadhall Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT; art and texts CC BY 4.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Meadhall"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!insertmacro MUI_PAGE_WELCOME
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE folder_chosen
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\Meadhall.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"

LangString running ${LANG_ENGLISH} "Meadhall is open. Please close its window, then try again."
LangString running ${LANG_RUSSIAN} "Meadhall открыта. Закройте её окно и повторите попытку."
LangString running ${LANG_UKRAINIAN} "Meadhall відкрито. Закрийте її вікно й повторіть спробу."
LangString games ${LANG_ENGLISH} "Delete your games and settings too? “No” keeps the games for another time."
LangString games ${LANG_RUSSIAN} "Удалить и ваши партии с настройками? «Нет» сохранит партии до другого раза."
LangString games ${LANG_UKRAINIAN} "Видалити й ваші партії з налаштуваннями? «Ні» збереже партії до іншого разу."
LangString kind ${LANG_ENGLISH} "Meadhall game"
LangString kind ${LANG_RUSSIAN} "Партия Meadhall"
LangString kind ${LANG_UKRAINIAN} "Партія Meadhall"

; A program that runs cannot be opened for writing.
!macro refuse_while_running UN
Function ${UN}refuse_while_running
  again:
  ${If} ${FileExists} "$INSTDIR\Meadhall.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\Meadhall.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "$(running)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro refuse_while_running ""
!insertmacro refuse_while_running "un."

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A folder with other things in it gets one of ours inside.
Function folder_chosen
  ${IfNot} ${FileExists} "$INSTDIR\Meadhall.exe"
    ${DirState} "$INSTDIR" $0
    ${If} $0 = 1
      StrCpy $INSTDIR "$INSTDIR\Meadhall"
    ${EndIf}
  ${EndIf}
FunctionEnd

; The taskbar knows the window by the same name as the entry in the Start menu.
Function name_shortcut
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("$SMPROGRAMS\Meadhall.lnk", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r3'
        System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,w"${ID}")p.r4'
        ${IPropertyStore::SetValue} $2 '($3,$4)'
        ${IPropertyStore::Commit} $2 ""
        System::Free $4
        System::Free $3
        ${IUnknown::Release} $2 ""
      ${EndIf}
      ${IPersistFile::Save} $1 '("$SMPROGRAMS\Meadhall.lnk",1)'
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
FunctionEnd

Section
  Call refuse_while_running
  RMDir /r "$INSTDIR\lib" ; files of an older version do not stay behind
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  nsExec::Exec '"$INSTDIR\Meadhall.exe" -m compileall -q "$INSTDIR\lib"' ; so that the first start is quick
  Pop $0
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Meadhall.lnk" "$INSTDIR\Meadhall.exe"
  Call name_shortcut
  WriteRegStr HKCU "Software\Meadhall" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.meadhall" "" "Meadhall.Game"
  WriteRegStr HKCU "${CLASSES}\Meadhall.Game" "" "$(kind)"
  WriteRegStr HKCU "${CLASSES}\Meadhall.Game\DefaultIcon" "" "$INSTDIR\Meadhall.exe,0"
  WriteRegStr HKCU "${CLASSES}\Meadhall.Game\shell\open" "AppUserModelID" "${ID}"
  WriteRegStr HKCU "${CLASSES}\Meadhall.Game\shell\open\command" "" '"$INSTDIR\Meadhall.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Meadhall"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Meadhall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Meadhall contributors"
  !if "${SITE}" != ""
    WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${SITE}"
  !endif
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; What the program keeps for a person: the games stay, unless he says otherwise.
!macro forget_settings DATA
  Delete "${DATA}\settings.json"
  Delete "${DATA}\window"
  Delete "${DATA}\meadhall.log*"
  RMDir /r "${DATA}\Logs"
  RMDir "${DATA}\games"
  RMDir "${DATA}\unfinished"
  RMDir "${DATA}"
!macroend

Section "Uninstall"
  Call un.refuse_while_running
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(games)" /SD IDNO IDNO keep
    RMDir /r "$LOCALAPPDATA\meadhall\games"
    RMDir /r "$LOCALAPPDATA\meadhall\unfinished"
    RMDir /r "$INSTDIR\data\games"
    RMDir /r "$INSTDIR\data\unfinished"
  keep:
  !insertmacro forget_settings "$LOCALAPPDATA\meadhall"
  !insertmacro forget_settings "$INSTDIR\data"
  !include "${FILES}"
  Delete "$INSTDIR\portable"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Meadhall.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Meadhall"
  DeleteRegKey HKCU "${CLASSES}\.meadhall"
  DeleteRegKey HKCU "${CLASSES}\Meadhall.Game"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
