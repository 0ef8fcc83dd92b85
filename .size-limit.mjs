import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad, reactAlone } from './scripts/first-load.mjs';

const bytes = (texts) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
const { login, portfolio, chart, texts } = firstLoad(join(import.meta.dirname, 'dist'));
/** Returns the bytes of files; of the languages one is loaded, so the largest counts. */
const size = (files) => bytes(files.map((file) => readFileSync(file)));
const [largest] = texts.toSorted((a, b) => size(b) - size(a));
const withTexts = (files) => [...new Set(files.concat(largest))];

/** P1 of the speed budgets is a ratio to React and react-dom alone. */
const react = bytes(await reactAlone());
const loginRatio = 2.9;
const ratio = (size(withTexts(login)) / react).toFixed(2);

/** P1 and P2 of the speed budgets; the chart is held to what was reached. */
export default [
  {
    name: `P1 login form usable, ${ratio} x React of at most ${loginRatio}`,
    path: withTexts(login),
    limit: `${Math.floor(loginRatio * react)} B`,
    gzip: true,
  },
  { name: 'P2 holdings table usable', path: withTexts(portfolio), limit: '225000 B', gzip: true },
  { name: 'P2 chart, afterwards', path: chart, limit: '136000 B', gzip: true },
];
