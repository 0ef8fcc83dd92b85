import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow, root } from './project.mjs';

// Which scripts of a build the size budgets count (`.size-limit.mjs`, tests/journeys/first-load.spec.ts). No library does
// it: size-limit measures the files that it is given, and which these are follows from the manifest of the build.

/**
 * The code that the browser must have fetched before a client can act: the chunks of these names, which `vite.config.ts` gives,
 * or made from these source files; what a chunk imports statically comes with it.
 */
const counted = {
  login: ['preload', 'start', 'login'],
  portfolio: ['preload', 'start', 'holdings'],
  chart: ['ui/screens/portfolio/allocation/allocation-chart.tsx'],
  texts: ['ui/i18n/first/en_US.ts', 'ui/i18n/first/zh_HK.ts', 'ui/i18n/first/zh_TW.ts'],
};

/**
 * Returns the scripts of a build for the login form, for the portfolio's table and for its chart, and those of the texts by
 * language, of which one is loaded. Throws where the build lacks a chunk, or where chunks import each other in a circle.
 */
export function firstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keyOf = (name) => Object.keys(manifest).find((key) => isScriptNamed(manifest[key], name)) ?? name;
  const keys = Object.fromEntries(Object.entries(counted).map(([what, names]) => [what, names.map(keyOf)]));
  const missing = Object.values(keys)
    .flat()
    .filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`The build has no chunk made from ${missing.join(', ')}.`);
  const circle = Object.keys(manifest)
    .map((key) => circleFrom(manifest, key))
    .find(Boolean);
  // One of them would run before what it needs.
  if (circle) throw new Error(`Chunks import each other in a circle: ${circle.join(' → ')}.`);
  const files = (names) => [...filesOf(manifest, names)].map((file) => join(dist, file));
  const portfolio = files(keys.portfolio);
  return {
    login: files(keys.login),
    portfolio,
    chart: files(keys.chart).filter((file) => !portfolio.includes(file)),
    texts: keys.texts.map((key) => files([key])),
  };
}

/** Builds React and react-dom, whole and alone, with the same tools, and returns their scripts' texts. */
export async function reactAlone() {
  const outDir = mkdtempSync(join(tmpdir(), 'fund-portal-react-'));
  const nodeEnvironment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: join(root, 'scripts/react-alone'),
      configFile: false,
      logLevel: 'error',
      build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
    });
    return filesBelow(outDir)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'));
  } finally {
    process.env.NODE_ENV = nodeEnvironment;
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** A chunk that no source file is an entry of bears its name alone. */
function isScriptNamed({ file, name, src }, wanted) {
  return name === wanted && src === undefined && file.endsWith('.js');
}

/** The way from a chunk back to itself along what it imports at once, if there is one. */
function circleFrom(manifest, start) {
  const ways = [[start]];
  const seen = new Set();
  while (ways.length > 0) {
    const way = ways.pop();
    for (const next of manifest[way.at(-1)].imports ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** The scripts of these chunks and of all they import statically. */
function filesOf(manifest, keys) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}
