import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, HeldAnswers } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Given = Readonly<Record<string, TransportAnswer | Promise<TransportAnswer> | undefined>>;
type Options = { readonly tab: string; readonly region?: Region; readonly language?: Language };

const open = (given: Given, { tab, region = 'TW', language = 'zh_TW' }: Options) =>
  portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: `/orders?tab=${tab}`,
    language,
    answer: ({ name }) => given[name],
  });

/** Returns the files that the browser is given to save. */
function savedFiles(): { readonly name: string; readonly content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${String(blobs.push(content as Blob) - 1)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = blobs[Number(this.href.replace('blob:', ''))];
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}

const months = {
  statements: [
    { month: '2026-10', availableUntil: '2027-10-31' },
    { month: '2026-09', availableUntil: '2027-09-30' },
  ],
  next: { month: '2026-11', readyOn: '2026-12-01' },
};
const note = {
  orderId: 'L1.2',
  type: 'S',
  fundCode: 'TW0002',
  fundName: '晨松環球債券基金',
  intoFundCode: 'TW0003',
  intoFundName: '海岸科技基金',
  currency: 'TWD',
  amount: '52500',
  dealingDate: '2026-11-06',
  availableUntil: '2027-11-06',
};
const file = answer(200, { fileName: '每月對帳單 2026-10.pdf', content: btoa('%PDF-1.7 x') });

describe('the statements of a client', () => {
  it.each([
    ['TW', 'zh_TW', ['2026/11 對帳單2026/12/01 起可下載', '2026/10 對帳單可下載至 2027/10/31下載 PDF']],
    ['HK', 'zh_HK', ['2026/11 結單2026/12/01 起可供下載', '2026/10 結單可下載至 2027/10/31下載 PDF']],
    [
      'HK',
      'en_US',
      ['Statement for Nov 2026Ready on 01 Dec 2026', 'Statement for Oct 2026Available until 31 Oct 2027Download PDF'],
    ],
  ] as const)(
    '[ORDQ-09, ORDQ-14, LINK-10] the statements are listed by month after the next one, in %s, %s',
    async (region, language, lines) => {
      await open({ eStatements: answer(200, months) }, { tab: 'statements', region, language });
      await portal.find('[data-testid=statement-list] li');
      expect(portal.textsOf('[data-testid=statement-list] li').slice(0, 2)).toEqual(lines);
      expect(portal.all('[data-testid=statement-list] li')).toHaveLength(3);
    },
  );

  it('[ORDQ-09] an empty list of statements says so, and when the first comes', async () => {
    await open({ eStatements: answer(200, { ...months, statements: [] }) }, { tab: 'statements' });
    await portal.find('[data-testid=records-empty] b', '目前沒有對帳單');
    expect(portal.textsOf('[data-testid=statement-list] li')).toEqual(['2026/11 對帳單2026/12/01 起可下載']);
  });

  it('[ORDQ-09] a statement is saved as it came, under its name, once however often that is asked', async () => {
    await open({ eStatements: answer(200, months), eStatement: file }, { tab: 'statements' });
    const saved = savedFiles();
    const button = await portal.find('button[aria-label="下載 PDF：2026/10 對帳單"]');
    button.click();
    button.click();
    await portal.find('[role=status]', '已存到您的下載項目：每月對帳單 2026-10.pdf');
    expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
      ['每月對帳單 2026-10.pdf', 'application/pdf'],
    ]);
    expect(await saved[0]?.content.text()).toBe('%PDF-1.7 x');
    const asked = portal.requests.filter(({ name }) => name === 'eStatement');
    expect(asked.map(({ url }) => url)).toEqual(['/tet-web/api/v2/statement/eStatement?month=2026-10']);
  });

  it('[ORDQ-09, ORDQ-14] stand above the annual ones, which are saved by their year', async () => {
    await open(
      {
        eStatements: answer(200, months),
        annualStatements: answer(200, [{ year: 2025, availableUntil: '2026-12-31' }]),
        annualStatement: answer(200, { fileName: '年度對帳單 2025 年.pdf', content: btoa('%PDF-1.7 y') }),
      },
      { tab: 'statements' },
    );
    const saved = savedFiles();
    await portal.find('[data-testid=annual-statement-list] li');
    expect(portal.textsOf('h3, [data-testid=annual-statement-list] li')).toEqual([
      '年度對帳單',
      '2025 年度對帳單可下載至 2026/12/31 · 2025 年明細及 Excel 檔下載 PDF',
    ]);
    expect(await portal.addressOf('2025 年明細及 Excel 檔')).toMatch(/\/gains\?year=2025$/);
    (await portal.find('button[aria-label="下載 PDF：2025 年度對帳單"]')).click();
    await eventually(() => expect(saved.map(({ name }) => name)).toEqual(['年度對帳單 2025 年.pdf']));
    const requested = portal.requests.filter(({ name }) => name === 'annualStatement');
    expect(requested.map(({ url }) => url)).toEqual(['/tet-web/api/v2/statement/annualStatement?year=2025']);
  });

  it('[ORDQ-09] that come after the client has left are saved for nobody', async () => {
    const held = new HeldAnswers();
    await open({ eStatements: answer(200, months), eStatement: held.script({} as never) }, { tab: 'statements' });
    const saved = savedFiles();
    (await portal.find('button[aria-label="下載 PDF：2026/10 對帳單"]')).click();
    await portal.find('[role=status]', 'PDF 準備中…');
    (await portal.find('[role=tab]', '進行中')).click();
    await eventually(() => expect(portal.all('[data-testid=statement-list]')).toEqual([]));
    held.give(file);
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect(saved).toEqual([]);
  });

  it('[ORDQ-09] a statement that is called a PDF and is none is not saved', async () => {
    const page = answer(200, { fileName: 'A.pdf', content: btoa('<html>') });
    await open({ eStatements: answer(200, months), eStatement: page }, { tab: 'statements' });
    const saved = savedFiles();
    (await portal.find('button[aria-label="下載 PDF：2026/10 對帳單"]')).click();
    await portal.find('[role=alert] p', '無法製作 PDF，請再試一次。');
    expect(saved).toEqual([]);
  });
});

describe('the contract notes of a client', () => {
  it('[ORDQ-10, ORDQ-12, LINK-09] stand with fund, order, amount and last day, and are saved one by one', async () => {
    await open({ contractNotes: answer(200, [note]), contractNote: file }, { tab: 'contract-notes' });
    const saved = savedFiles();
    await portal.find('[data-testid=records-table] tbody th');
    expect(portal.textsOf('[data-testid=records-table] tbody th, [data-testid=records-table] tbody td')).toEqual([
      '晨松環球債券基金 TW0002轉入 海岸科技基金 TW0003',
      '轉申購2026/11/06',
      'TWD 52,500',
      '2027/11/06',
      '下載 PDF',
    ]);
    (await portal.find('button[aria-label="下載 PDF：晨松環球債券基金 的交易確認書"]')).click();
    await eventually(() => expect(saved).toHaveLength(1));
    const asked = portal.requests.filter(({ name }) => name === 'contractNote');
    expect(asked.map(({ url }) => url)).toEqual(['/tet-web/api/v2/statement/contractNote?orderId=L1.2']);
  });

  it.each([
    ['TW', 'zh_TW', '最近一年沒有交易確認書'],
    ['HK', 'en_US', 'There are no contract notes from the last year'],
    ['HK', 'zh_HK', '最近一年沒有成交單據'],
  ] as const)('[ORDQ-10] an empty list of contract notes says so in %s, %s', async (region, language, sentence) => {
    await open({ contractNotes: answer(200, []) }, { tab: 'contract-notes', region, language });
    await portal.find('[data-testid=records-empty] b', sentence);
  });

  it('[ORDQ-10] 10,000 contract notes are under 3,000 elements', async () => {
    // jsdom lays nothing out: rows without a height would all be in view.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...note, orderId: `M.${String(index)}` }));
    await open({ contractNotes: answer(200, many) }, { tab: 'contract-notes' });
    await portal.find('[data-testid=records-table] tbody th');
    expect(portal.all('*').length).toBeLessThan(3_000);
  });
});

it('[SHELL-03] the window is named by the tab that is open, the page and the product', async () => {
  await open({ ContractNotes: answer(200, []) }, { tab: 'contract-notes', region: 'HK', language: 'en_US' });
  await portal.find('h2', 'Contract notes');
  await eventually(() => expect(document.title).toBe('Contract notes – My orders – Fund Portal'));
  (await portal.find('[role=tab]', 'Past orders')).click();
  await eventually(() => expect(document.title).toBe('Past orders – My orders – Fund Portal'));
});
