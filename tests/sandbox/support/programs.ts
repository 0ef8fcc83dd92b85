import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/project.mjs';

type Program = 'accept-a-document' | 'desk-worker' | 'hold-folder' | 'sandbox' | 'submit-lists';

/** The path of a program that `rolldown.config.mjs` names, bundled into one file: a test starts it with Node. */
export const programPath = (name: Program): string => join(root, '.cache/programs', `${name}.mjs`);

/** Bundles the programs before the first test, where a source has changed since. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'programs'], { cwd: root, stdio: 'inherit' });
}
