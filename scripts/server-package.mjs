import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesBelow, root } from './project.mjs';

// Lays out what a server of the sandbox runs from, apart from its packages: `node scripts/server-package.mjs FOLDER`. The
// program finds its files by the way from there, so they lie to each other as in the project. No library does it: which
// files these are, this project alone knows.

const program = '.cache/programs/sandbox.mjs';
/** What the program reads while it runs: migrations, the schema of GraphQL, and what the demonstration's own pages consist of. */
const readAtRunTime = ['sandbox/database/migrations', 'sandbox/pages', 'contract/graphql/schema.graphql'];
const isReadAtRunTime = (file) => !/\.ts$|[\\/]meta[\\/]\d/.test(file);

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Usage: node scripts/server-package.mjs FOLDER');
const folder = resolve(target);
rmSync(folder, { recursive: true, force: true });
copy(join(root, program));
copy(join(root, `${program}.map`));
for (const path of readAtRunTime) for (const file of filesBelow(join(root, path)).filter(isReadAtRunTime)) copy(file);
const { name, version, type, engines } = JSON.parse(readFileSync(join(root, 'sandbox/package.json'), 'utf8'));
const manifest = { name, version, private: true, type, engines, bin: { sandbox: program } };
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

function copy(file) {
  const to = join(folder, relative(root, file));
  mkdirSync(join(to, '..'), { recursive: true });
  cpSync(file, to);
}
