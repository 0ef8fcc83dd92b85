import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { calendars } from '../../../sandbox/database/schema/funds';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { type Language, languages } from '../../../domain/language';
import { agreementFunctionCodes } from '../../../domain/trading/notes/agreement-function-code';
import { noteKinds } from '../../../domain/trading/notes/required-notes';
import { type OrderReceiptFacts, orderReceiptDocument } from '../../../sandbox/statements/order-receipt';
import { acceptedTextTitles } from '../../../sandbox/statements/accepted-text-titles';
import en_US from '../../../ui/i18n/en_US/order-list.json';
import zh_HK from '../../../ui/i18n/zh_HK/order-list.json';
import zh_TW from '../../../ui/i18n/zh_TW/order-list.json';
import { readPdf } from '../../builders/read-pdf';
import type { DeskVisit } from '../support/desk-visit';
import { numberOf } from '../support/number-of';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const plain = (text: string): string => text.replaceAll(/\s+/g, '');

const receiptOf = (oid: string, who = desk.visitor) => who.call('GET', `/statement/orderReceipt?oid=${oid}`);

async function textOf(answer: Awaited<ReturnType<typeof receiptOf>>) {
  const { fileName, content } = answer.json<{ fileName: string; content: string }>();
  const { pages, language, isTagged } = await readPdf(content);
  return { fileName, text: plain(pages.join('')), pages: pages.length, language, isTagged };
}

describe('the receipt of an order list', () => {
  test('[ORDQ-05, TRADE-36..38] each order has its number, figures, fee, dates and account on one receipt, in the client’s language', async () => {
    const oid = await desk.submitted('receipt');
    const numbers: string[] = [];
    for (const line of [1, 2, 3, 4]) numbers.push(await numberOf(sandbox.database, `${oid}.${String(line)}`));
    const { fileName, text, pages, language, isTagged } = await textOf(await receiptOf(oid));
    expect([fileName, pages, language, isTagged]).toEqual([
      `收件回條 ${numbers[0] ?? ''} +3.pdf`,
      2,
      'zh-Hant-TW',
      true,
    ]);
    for (const number of numbers) expect(text).toContain(`委託編號：${number}`);
    for (const said of [
      '收件時間2026/03/0410:00（台北時間）',
      '已收件，尚未成交',
      '單筆申購雲嶺台灣成長股票基金A（累積）TWD50,000',
      '扣款日：2026/03/04',
      '扣款帳戶：',
      '買回雲嶺台灣成長股票基金A（累積）1.5000單位',
      '轉入雲嶺新台幣貨幣市場基金A（累積）',
      '轉入交易日：2026/03/04',
      '告知委託編號即可。',
      '手續費率：',
      '扣款日：2026/03/0416:00',
      '風險報酬等級：RR',
      '占持有單位：',
      '預估金額：TWD',
      '預計入帳日：2026/03/11，約TWD',
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/費用合計TWD\d/);
    expect(text).toMatch(/手續費TWD[\d,]+扣款合計TWD50,\d{3}/);
    const hongKong = new Visitor(desk.server, 'TW', 'zh_HK');
    await hongKong.logOn('LINCHI72', 'Maple6093Sky');
    const other = await textOf(await receiptOf(oid, hongKong));
    expect([other.language, other.text.includes('交易收據')]).toEqual(['zh-Hant-HK', true]);
  });

  test('[ORDQ-05, TRADE-37, OPEN-32] says the dates that were promised, also once a day is closed', async () => {
    const oid = await desk.submitted('promised');
    const before = await textOf(await receiptOf(oid));
    expect(before.text).toContain('交易日：2026/03/04');
    const typhoon = { market: 'TW', date: '2026-03-04', name: 'typhoon' };
    await sandbox.database.insert(calendars).values(typhoon);
    const after = await textOf(await receiptOf(oid));
    await sandbox.database.delete(calendars).where(eq(calendars.name, typhoon.name));
    expect(after).toEqual(before);
  });

  test('[ORDQ-05] any order of a list finds its receipt too, and no order of another client’s does', async () => {
    const oid = await desk.submitted('by-order');
    const other = await desk.signedIn(['HUANG500', 'Cloud2907Hill']);
    expect(await textOf(await receiptOf(`${oid}.2`))).toEqual(await textOf(await receiptOf(oid)));
    expect(codesOf(await receiptOf(`${oid}.2`, other))).toEqual(['STATEMENT_UNKNOWN']);
  });

  test('[ORDQ-05, TRADE-65] names the texts that were accepted in the firm’s own words, whatever was sent as theirs', async () => {
    const oid = await desk.newList('accepted');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const texts = ['product-risk', 'fee-and-return', 'rr5'].map((code) => ({ code, title: '保證獲利', text: '全文' }));
    const acceptedTexts = { version: orderNotesVersion, texts };
    expect((await desk.submit(oid, { ...body, acceptedTexts })).statusCode).toBe(200);
    const { text } = await textOf(await receiptOf(oid));
    expect(text).toContain(plain(`費用與通路報酬揭露、基金風險預告書、RR5 高風險說明（第 ${orderNotesVersion} 版）`));
    expect(text).not.toContain('保證獲利');
  });

  test('[ORDQ-05, TRADE-65] the state of a list that was sent has the texts accepted with it, and none where the portal said none', async () => {
    const oid = await desk.newList('accepted-state');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const texts = ['product-risk', 'fee-and-return', 'rr5'].map((code) => ({
      code,
      title: `題 ${code}`,
      text: '全文',
    }));
    const acceptedTexts = { version: orderNotesVersion, texts };
    expect((await desk.submit(oid, { ...body, acceptedTexts })).statusCode).toBe(200);
    const resultOf = async (list: string) =>
      (await desk.visitor.call('GET', `/urlService/orderState?oid=${list}`)).json<{ result: object }>().result;
    expect(await resultOf(oid)).toMatchObject({ acceptedTexts });
    expect(await resultOf(await desk.submitted('unsaid-state'))).not.toHaveProperty('acceptedTexts');
  });

  test.each(languages)('[TRADE-65, I18N-02] names each text as the portal does: %s', (language) => {
    const words = { en_US, zh_HK, zh_TW }[language];
    expect(Object.entries(acceptedTextTitles[language])).toEqual([
      ...noteKinds.map((note) => [note, words[`note-${note}`]]),
      ...agreementFunctionCodes.map((code) => [code, words[`agreement-${code}`]]),
    ]);
  });

  test('[ORDQ-05, ORDQ-13] a list not sent, another client’s list and one of a year ago are refused a receipt alike', async () => {
    const oid = await desk.submitted('refused');
    const other = await desk.signedIn(['HUANG500', 'Cloud2907Hill']);
    const refusals = [await receiptOf(await desk.newList('unsent')), await receiptOf(oid, other)];
    sandbox.clock.set('2027-03-04T10:00:00+08:00');
    await desk.signInAgain();
    expect((await receiptOf(oid)).statusCode).toBe(200);
    sandbox.clock.set('2027-03-05T10:00:00+08:00');
    await desk.signInAgain();
    refusals.push(await receiptOf(oid));
    expect(refusals.map((answer) => [answer.statusCode, codesOf(answer)])).toEqual(
      Array.from({ length: 3 }, () => [400, ['STATEMENT_UNKNOWN']]),
    );
  });

  const plainOrder: OrderReceiptFacts['orders'][number] = {
    serial: 1,
    kind: 'redemption',
    fundCodes: { fundCode: 'F1' },
    feeType: 'front-end',
    currency: 'USD',
    amount: null,
    units: '10',
    points: null,
    feeWaived: null,
    fee: null,
    account: undefined,
    fund: 'Fund One',
    into: null,
    dealingDate: '2026-03-04',
    intoDate: undefined,
    heldUntil: undefined,
    figures: undefined,
    intoFigures: undefined,
    intoCurrency: undefined,
  };
  const linesOf = (orders: OrderReceiptFacts['orders'], language: Language = 'en_US') =>
    orderReceiptDocument({
      facts: { receivedAt: '2026-03-04T02:00:00.000Z', accountNumber: '1', accepted: undefined, orders },
      client: { names: {} },
      region: 'TW',
      language,
    }).tables.flatMap(({ rows }) =>
      rows.flatMap((entry) => ('lines' in entry ? entry.lines.map(([first]) => first) : [])),
    );

  test('[ORDQ-05, TRADE-111] the receipt of units with a back-end fee says their fee type, and that of the others of the fund beside them', () => {
    const back = { ...plainOrder, serial: 2, feeType: 'back-end' as const };
    expect(linesOf([plainOrder, back])).toEqual(
      expect.arrayContaining(['Fee type: front-end fee', 'Fee type: back-end fee']),
    );
    expect(linesOf([plainOrder]).join('\n')).not.toContain('Fee type');
  });

  test.each([
    ['en_US', 'USD to TWD, at the exchange rate on the day it is invested', 'USD to TWD, at the rate of 05 Mar 2026'],
    ['zh_HK', '由 USD 兌換成 TWD，按投資當日的匯率計算', '由 USD 兌換成 TWD，按 2026/03/05 的匯率計算'],
    ['zh_TW', '由 USD 換成 TWD，依轉入日的匯率計算', '由 USD 換成 TWD，依 2026/03/05 的匯率計算'],
  ] as const)(
    '[ORDQ-02, ORDQ-05] the receipt of a switch says its exchange, dated or to come, in %s',
    (language, later, dated) => {
      const switched = {
        ...plainOrder,
        kind: 'switch' as const,
        feeType: undefined,
        into: 'Fund Two',
        intoCurrency: 'TWD',
      };
      expect(linesOf([switched], language).join('\n')).toContain(later);
      expect(linesOf([{ ...switched, intoDate: '2026-03-05' }], language).join('\n')).toContain(dated);
    },
  );
});
