import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, serveSandbox } from './serve-sandbox';

/** Builds the portal if need be, serves it from a sandbox with a database of its own, and ends both after the last journey. */
export default async function startSandbox(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-journeys-'));
  const forget = (): void => rmSync(dataFolder, { recursive: true, force: true });
  try {
    const { TW, HK, end } = await serveSandbox(dataFolder);
    process.env['PORTAL_TW'] = TW;
    process.env['PORTAL_HK'] = HK;
    return async () => {
      await end();
      forget();
    };
  } catch (problem) {
    forget();
    throw problem;
  }
}
