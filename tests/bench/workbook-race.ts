import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { basePath } from '../../config/regions';
import { reportRatio } from './measure';

const assets = join(import.meta.dirname, '../../dist/assets');
const sheetJs = fileURLToPath(import.meta.resolve('@e965/xlsx/dist/xlsx.full.min.js'));
const manifestShape = z.record(z.string(), z.object({ file: z.string() }));
const rounds = 5;

type SheetJs = {
  readonly utils: {
    readonly book_new: () => object;
    readonly aoa_to_sheet: (rows: readonly (readonly unknown[])[]) => object;
    readonly book_append_sheet: (book: object, sheet: object, name: string) => void;
  };
  readonly write: (book: object, options: object) => ArrayBuffer;
};

/** P11: the built worker beside SheetJS in the same browser, 10,000 rows of twelve columns, and the code each brings. */
export async function benchWorkbook(browser: Browser, origin: string): Promise<void> {
  const worker = readdirSync(assets).find((name) => /^spreadsheet-worker-[^.]*\.js$/.test(name));
  const manifest = manifestShape.parse(JSON.parse(readFileSync(join(assets, '../.vite/manifest.json'), 'utf8')));
  const client = manifest['composition/portfolio-parts.ts']?.file;
  if (worker === undefined || client === undefined) throw new Error('the build has no spreadsheets');
  const library = readFileSync(sheetJs, 'utf8');
  const times = await race(browser, { page: `${origin}${basePath}/`, worker: `${basePath}/assets/${worker}`, library });
  reportRatio('P11', 'Excel file of 10,000 x 12 in its worker : SheetJS', times, 0.6);
  const bytes = (file: string | Buffer): number => gzipSync(file, { level: 9 }).length / 1000;
  const code = bytes(readFileSync(join(assets, worker))) + bytes(readFileSync(join(assets, basename(client))));
  reportRatio('P11', 'the code that writes it : SheetJS', { ours: code, theirs: bytes(library) }, 0.25, 'kB');
}

declare global {
  interface Window {
    readonly XLSX: SheetJs;
  }
}

async function race(browser: Browser, at: { page: string; worker: string; library: string }) {
  // SheetJS is no part of the portal, whose policy refuses it.
  const context = await browser.newContext({ bypassCSP: true });
  // tsx wraps named functions in a helper of its own, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  await page.goto(at.page);
  await page.addScriptTag({ content: at.library });
  const times = await page.evaluate(inPage, { worker: at.worker, rounds });
  await context.close();
  return times;
}

/** Runs in the page; the better of some rounds of each, in turns. */
async function inPage({ worker: address, rounds }: { readonly worker: string; readonly rounds: number }) {
  const library = window.XLSX;
  const places = Array.from({ length: 10_000 }, (_, row) => Array.from({ length: 12 }, (_, column) => [row, column]));
  const text = (row: number, column: number): string => `Growth fund ${String(row % 500)} of ${String(column)} 基金`;
  const number = (row: number, column: number): number => row * 12 + column;
  const sheet = places.map((cells) =>
    cells.map(([row = 0, column = 0]) =>
      column < 3
        ? { kind: 'text', text: text(row, column) }
        : { kind: 'number', value: { digits: BigInt(number(row, column)), scale: 2 }, places: 2 },
    ),
  );
  const plain = places.map((cells) =>
    cells.map(([row = 0, column = 0]) => (column < 3 ? text(row, column) : number(row, column) / 100)),
  );
  const writers = {
    ours: async (): Promise<number> => {
      const worker = new Worker(address, { type: 'module' });
      const file = await new Promise<unknown>((resolve) => {
        worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
        worker.onerror = () => resolve(undefined);
        worker.postMessage([{ name: 'S', headings: [], rows: sheet }]);
      });
      worker.terminate();
      return file instanceof ArrayBuffer ? file.byteLength : 0;
    },
    theirs: async (): Promise<number> => {
      const book = library.utils.book_new();
      library.utils.book_append_sheet(book, library.utils.aoa_to_sheet(plain), 'S');
      const file = library.write(book, { type: 'array', bookType: 'xlsx', compression: true });
      return Promise.resolve(file.byteLength);
    },
  };
  const best = { ours: Infinity, theirs: Infinity };
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['ours', 'theirs'] as const) {
      const begun = performance.now();
      const bytes = await writers[name]();
      if (bytes < 100_000) throw new Error(`${name} wrote no file`);
      best[name] = Math.min(best[name], performance.now() - begun);
    }
  return best;
}
