import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The page of a build, as far as publishing it needs one. */
export const builtPage = `<html><head><script type="application/json" id="portal-configuration">{}</script></head>
<body><p id="start-failure-hotline"></p></body></html>`;

/** Makes a folder of the test's own. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'fund-portal-configure-'));

/** Makes a build with the given files in `assets/`. */
export function makeBuild(folder: string, assets: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), builtPage);
  writeFileSync(join(folder, '.source-stamp'), 'left by a tool');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  for (const name of assets) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}
