import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureDependencies } from './dependencies.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { filesBelow, root } from './project.mjs';
import { runProgram } from './run.mjs';

/**
 * What the browser must have fetched before a client can act: the chunks of these names, which `vite.config.ts` gives,
 * or made from these source files; what a chunk imports statically comes with it. Of the languages one is loaded: the
 * largest counts.
 */
const counted = {
  login: ['preload', 'start', 'login'],
  portfolio: ['preload', 'start', 'holdings'],
  chart: ['ui/screens/portfolio/allocation/allocation-chart.tsx'],
  texts: ['ui/i18n/first/en_US.ts', 'ui/i18n/first/zh_HK.ts', 'ui/i18n/first/zh_TW.ts'],
};

/** P1 and P2 of the speed budgets; the chart is held to what was reached. */
const budgets = { loginRatio: 2.9, portfolioBytes: 225_000, chartBytes: 136_000 };

// `--list FOLDER` says as JSON which files of a build made before are counted, for the journey that checks this list.
const [mode, folder] = process.argv.slice(2);
const listed = mode === '--list' ? folder : undefined;
if (!listed) {
  await ensureDependencies();
  if (!(await ensureFrontEnd())) process.exit(1);
}
const dist = listed ?? join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const { texts, ...sources } = counted;
const parts = Object.fromEntries(
  Object.entries(sources).map(([what, named]) => [
    what,
    named.map((name) => Object.keys(manifest).find((key) => isScriptNamed(manifest[key], name)) ?? name),
  ]),
);
const missing = [...Object.values(parts).flat(), ...texts].filter((source) => !manifest[source]);
if (missing.length > 0)
  fail(`The build has no chunk made from ${missing.join(', ')}: correct the list in scripts/size.mjs.`);

const circle = Object.keys(manifest).map(circleFrom).find(Boolean);
if (circle) fail(`Chunks import each other in a circle, so one runs before what it needs: ${circle.join(' → ')}.`);

if (listed) {
  const list = (sources) => [...files(sources)];
  const login = [...parts.login, ...texts];
  console.log(JSON.stringify({ login: list(login), portfolio: list([...parts.portfolio, ...texts]) }));
  process.exit(0);
}
const baseline = await bytesOfReact();
const login = files([...parts.login, largest(texts)]);
const portfolio = files([...parts.portfolio, largest(texts)]);
const chart = new Set([...files(parts.chart)].filter((file) => !portfolio.has(file)));

const rows = [
  row('react + react-dom alone', baseline, undefined, 1),
  row('P1 login form usable', bytes(login), Math.floor(budgets.loginRatio * baseline), login.size),
  row('P2 holdings table usable', bytes(portfolio), budgets.portfolioBytes, portfolio.size),
  row('P2 chart, afterwards', bytes(chart), budgets.chartBytes, chart.size),
];
console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])));
console.log(
  `size: P1 is ${(bytes(login) / baseline).toFixed(2)} x react + react-dom (at most ${budgets.loginRatio} x)`,
);
const over = rows.filter(({ verdict }) => verdict === 'OVER');
if (over.length > 0) fail(`Over the budget: ${over.map(({ what }) => what).join(', ')}`);

/** A chunk that no source file is an entry of bears its name alone. */
function isScriptNamed({ file, name, src }, wanted) {
  return name === wanted && src === undefined && file.endsWith('.js');
}

/** The way from a chunk back to itself along what it imports at once, if there is one. */
function circleFrom(start) {
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

function largest(languages) {
  return languages.toSorted((a, b) => bytes(files([b])) - bytes(files([a])))[0];
}

function row(what, measured, budget, requests) {
  const verdict = budget === undefined ? '' : measured <= budget ? 'ok' : 'OVER';
  return {
    what,
    'gzip kB': kilobytes(measured),
    'budget kB': budget === undefined ? '' : kilobytes(budget),
    requests,
    verdict,
  };
}

function kilobytes(count) {
  return Number((count / 1000).toFixed(1));
}

/** The scripts of these sources' chunks and of all they import statically. */
function files(sources) {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return found;
}

function bytes(names) {
  return [...names].reduce((sum, name) => sum + gzipped(join(dist, name)), 0);
}

function gzipped(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** React and react-dom, whole and alone, built with the same tools in the same run. */
async function bytesOfReact() {
  const folder = join(root, '.cache/size-baseline');
  mkdirSync(folder, { recursive: true });
  const script = `import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as Client from 'react-dom/client';
globalThis.kept = [React, ReactDom, Client];`;
  writeFileSync(join(folder, 'main.js'), script);
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div><script type="module" src="./main.js"></script>');
  const settings = { build: { target: 'es2022', modulePreload: { polyfill: false } } };
  writeFileSync(join(folder, 'vite.config.mjs'), `export default ${JSON.stringify(settings)};`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runProgram('vite', ['build', folder, '--config', join(folder, 'vite.config.mjs')], {
    env,
    quiet: true,
  });
  if (code !== 0) fail(output);
  const built = filesBelow(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
  const total = built.reduce((sum, file) => sum + gzipped(file), 0);
  rmSync(folder, { recursive: true, force: true });
  return total;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
