import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../adapters/browser/files/write-workbook';
import { readWorkbook } from '../builders/read-workbook';
import { sentenceRows } from './sentence-rows';
import { sentenceSheet } from './sentence-sheet';

const rows = sentenceRows();
const rowOf = (namespace: string, key: string) => rows.find((row) => row.namespace === namespace && row.key === key);

describe('the list of sentences', () => {
  it('the list has a sentence in each language with the screen and the file that show it', () => {
    expect(rowOf('tiers', 'title')).toMatchObject({
      texts: ['Account tier', '會員級別', '會員等級'],
      screens: ['client-tier'],
    });
    expect(rowOf('cash-account', 'title')?.files).toContain('ui/screens/cash-account/cash-account-screen.tsx');
  });

  it('names every screen that a shared part stands on, and the files that put a key together', () => {
    const period = rowOf('funds', 'preview.period-1Y');
    expect(period?.screens).toEqual(expect.arrayContaining(['fund', 'funds']));
    expect(period?.files).toContain('ui/screens/fund/period-choice.tsx');
  });

  it('says of a sentence that only the table of routes has that it is the title of a page', () => {
    expect(rowOf('common', 'title.login')?.screens).toEqual(['page title']);
  });

  it('calls it any page where a sentence stands around the screens', () => {
    expect(rowOf('shell', 'log-out')?.screens).toEqual(['any page']);
  });

  it('leaves the cell of a plural form blank in a language that has no such form', () => {
    expect(rowOf('funds', 'found_one')?.texts.slice(1)).toEqual(['', '']);
    expect(rowOf('funds', 'found_other')?.texts.every((text) => text.includes('{{count}}'))).toBe(true);
  });

  it('the list of sentences is an Excel file with a heading and a row a sentence', async () => {
    const sheets = await readWorkbook(await writeWorkbook([sentenceSheet(rows)]));
    const [headings, ...cells] = sheets.get('Sentences') ?? [];
    expect(headings).toEqual(['Namespace', 'Key', 'English', 'zh-HK', 'zh-TW', 'Screens', 'Files']);
    expect(cells).toHaveLength(rows.length);
    expect(cells.find(([namespace, key]) => namespace === 'login' && key === 'heading')?.slice(2, 5)).toEqual([
      'Log in',
      '登入',
      '登入',
    ]);
  });
});
