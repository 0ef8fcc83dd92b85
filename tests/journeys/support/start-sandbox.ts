import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '../../sandbox/support/programs';
import { fillDataFolder } from '../../sandbox/support/fill-data-folder';
import { addressesOf, stop } from '../../sandbox/support/sandbox-child';
import { faultsInFolder } from '../../sandbox/support/watched-books';

const root = join(import.meta.dirname, '../../..');
const settings = { PORT: '0', PORT_HK: '0', PROFILE: 'standalone', NODE_ENV: 'test', RE_AUTH_PROVIDER: 'AUTHE' };

/**
 * Builds the portal if need be, serves it from a sandbox with a database of its own, and ends both after the last
 * journey. With PORTAL_TW and PORTAL_HK set, the journeys go to that portal instead.
 */
export default async function startSandbox(): Promise<() => Promise<void>> {
  if (process.env['PORTAL_TW'] && process.env['PORTAL_HK']) return async () => {};
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-journeys-'));
  // A copy, so that whoever builds meanwhile doesn't take the files away from under a journey.
  const portalFolder = join(dataFolder, 'portal');
  cpSync(join(root, 'dist'), portalFolder, { recursive: true });
  const data = join(dataFolder, 'data');
  await fillDataFolder(data);
  const { DATABASE_URL: _, ...environment } = process.env;
  const sandbox = spawn(process.execPath, [programPath('sandbox'), 'serve'], {
    cwd: root,
    env: { ...environment, ...settings, DATA_DIR: data, STATIC_DIR: portalFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (): Promise<void> => {
    await stop(sandbox);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    const addresses = await addressesOf(sandbox);
    process.env['PORTAL_TW'] = addresses.TW;
    process.env['PORTAL_HK'] = addresses.HK;
    process.env['PORTAL_FOLDER'] = portalFolder;
  } catch (problem) {
    await end();
    throw problem;
  }
  return async () => {
    await stop(sandbox);
    try {
      // Whatever the journeys ordered, the books they leave are right.
      const faults = await faultsInFolder(data);
      if (faults.length > 0) throw new Error(`The books are wrong:\n${faults.join('\n')}`);
    } finally {
      await end();
    }
  };
}
