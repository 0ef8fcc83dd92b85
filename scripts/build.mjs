import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readText, root } from './project.mjs';

// Builds what was built from other sources than there are now: the front end and the programs, or those that are named.
// No library does it: task runners that skip what is fresh (wireit, nx) write into the folder that is served, where a
// running portal would serve half of a build; here it is swapped in whole.

const targets = {
  'front-end': {
    folder: join(root, 'dist'),
    // The build puts the source maps and the bill of materials beside the folder that is served.
    beside: ['-maps', '-bom.json'],
    /** Everything that can change a byte of it. */
    sources: [
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
    ],
    build: async (outDir) => {
      const { build } = await import('vite');
      await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    },
  },
  programs: {
    folder: join(root, '.cache/programs'),
    beside: [],
    sources: [
      'config',
      'contract',
      'deploy',
      'domain',
      'sandbox',
      'tests/builders',
      'tests/oracle',
      'tests/sandbox/support',
      'package-lock.json',
      'rolldown.config.mjs',
    ],
    build: async (dir) => {
      const { build } = await import('rolldown');
      const { default: programs } = await import('../rolldown.config.mjs');
      await build(programs.map((program) => ({ ...program, output: { ...program.output, dir } })));
    },
  },
};

// React's development build would be bundled under any other.
process.env.NODE_ENV = 'production';

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(targets)) await buildUnlessFresh(name, targets[name]);

async function buildUnlessFresh(name, { folder, beside, sources, build }) {
  const stamp = fingerprint(sources);
  if (readText(join(folder, '.source-stamp')) === stamp) return;
  const started = Date.now();
  console.log(`Building the ${name} ...`);
  // Beside the one that it takes the place of: programs find their files by the way from there.
  const fresh = join(root, `.cache/${name}-${process.pid}`);
  const parts = ['', ...beside];
  try {
    await build(fresh);
    writeFileSync(join(fresh, '.source-stamp'), stamp);
    for (const part of parts) replace(fresh + part, folder + part);
  } finally {
    for (const part of parts) rmSync(fresh + part, { recursive: true, force: true });
  }
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function replace(fresh, current) {
  const old = `${fresh}-old`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(fresh, current);
  rmSync(old, { recursive: true, force: true });
}
