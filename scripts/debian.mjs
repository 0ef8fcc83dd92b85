import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The first of these programs that is on the PATH. */
export function programOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** Whether a file may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's packages where that is possible: as root, with apt-get; says why it couldn't. */
export async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian's ${packages.join(' and ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const first = await run('apt-get', install, { env, quiet: true, timeout: 240_000 });
  if (first.code === 0) return;
  await run('apt-get', ['update'], { env, quiet: true, timeout: 120_000 });
  const second = await run('apt-get', install, { env, quiet: true, timeout: 240_000 });
  if (second.code !== 0) console.error(second.output.trim().split('\n').at(-1));
}
