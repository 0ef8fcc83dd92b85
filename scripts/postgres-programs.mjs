import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import which from 'which';

// The programs of a PostgreSQL that is installed, for the scripts and tests that start one. No library does it: Debian puts
// them beside the PATH, in a folder for each version.

/** Returns the folder of version 15, else of the newest that Debian installed, else the one on the PATH; undefined where there is none. */
export function postgresPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const preferred = versions.includes('15') ? '15' : versions[0];
  if (preferred !== undefined) return join(debian, preferred, 'bin');
  const initdb = which.sync('initdb', { nothrow: true });
  return initdb === null ? undefined : dirname(initdb);
}

/** Returns who runs PostgreSQL, which refuses to run as root. */
export function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody'])
    try {
      const id = (flag) =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // There is no such user: try the next.
    }
  return {};
}
