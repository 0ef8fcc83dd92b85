import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { duration, fingerprint, readText, root } from './project.mjs';
import { runProgram } from './run.mjs';

/** Everything that can change a byte of the front end. */
const sources = [
  'index.html',
  'main.tsx',
  'preload.ts',
  'adapters',
  'application',
  'composition',
  'config',
  'contract',
  'domain',
  'mocks',
  'public',
  'ui',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/chunk-of-stage.ts',
];

const dist = join(root, 'dist');

/** Builds the front end unless `dist` was built from these very sources; false when the build fails. */
export async function ensureFrontEnd() {
  const wanted = fingerprint(sources);
  if (existsSync(join(dist, 'index.html')) && readText(join(dist, '.source-stamp')) === wanted) return true;
  const started = Date.now();
  console.log('Building the front end ...');
  const fresh = join(root, `.cache/dist-${process.pid}`);
  const { code, output } = await runProgram(
    'vite',
    ['build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    {
      // React's development build would be bundled under any other NODE_ENV.
      env: { ...process.env, NODE_ENV: 'production' },
      quiet: true,
    },
  );
  if (code !== 0) {
    console.error(output);
    for (const folder of [fresh, mapsOf(fresh)]) rmSync(folder, { recursive: true, force: true });
    return false;
  }
  if (output.trim() !== '') console.warn(output.trim());
  writeFileSync(join(fresh, '.source-stamp'), wanted);
  replace(fresh, dist);
  replace(mapsOf(fresh), mapsOf(dist));
  console.log(`Built in ${duration(Date.now() - started)}.`);
  return true;
}

/** Where the build puts the source maps: beside the folder that is served. */
function mapsOf(folder) {
  return `${folder}-maps`;
}

/** Swapped in whole, so that a running portal never serves half a build. */
function replace(fresh, current) {
  const old = join(root, `.cache/${basename(current)}-old-${process.pid}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(fresh, current);
  rmSync(old, { recursive: true, force: true });
}
