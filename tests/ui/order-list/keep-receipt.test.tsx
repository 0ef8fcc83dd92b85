import { describe, expect, it, vi } from 'vitest';
import type { Extension } from '../../../contract/extensions';
import { calendarFile } from '../../../domain/formatting/calendar-file';
import { receiptDays } from '../../../ui/screens/order-list/outcome/receipt-days';
import { decimal } from '../../builders/decimal';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const bought = {
  fundCode: 'TW0001',
  fundName: '雲嶺台灣成長股票基金',
  currency: 'TWD',
  amount: '50000',
  orderNo: '618-033-991',
  transactionDate: '2099-03-04',
  debitDate: '2099-03-04',
};

const pdf = answer(200, { fileName: '收件回條 618-033-991.pdf', content: btoa('%PDF-1.7 x') });

/** Submits the prepared list, and shows the receipt that the server answers. */
async function showReceipt(extensions: readonly Extension[]): Promise<void> {
  const urlSubmit = answer(200, { successfulAllotmentOrders: [bought] });
  await portal.open({
    block: {
      region: 'TW',
      profile: 'standalone',
      extensions: [...extensions],
      hotline: '2000 1234',
      languages: ['zh_TW', 'en_US', 'zh_HK'],
    },
    route: orderLinks.TW,
    language: 'zh_TW',
    answer: ({ name }) => ({ urlSubmit, orderReceipt: pdf })[name],
  });
  (await portal.find('[data-testid=order-actions] button')).click();
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all('[data-testid=order-notes] input')) box.click();
  await portal.find('[data-testid=order-password] input');
  portal.type('[data-testid=order-password] input', 'trade7316');
  (await portal.find('[data-testid=order-password] button[type=submit]')).click();
  await portal.find('[data-testid=keep-receipt]');
}

const sent = answer(200, { oid: 'demo-1-2026-11-20', state: 'sent', result: null, orders: [] });

/** Opens the link of a list that was sent, whose result the server keeps no more. */
async function openSentList(extensions: readonly Extension[]): Promise<void> {
  await portal.open({
    block: { region: 'TW', profile: 'standalone', extensions: [...extensions], languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language: 'zh_TW',
    answer: ({ name }) =>
      ({ urlTradingDetail: answer(400, refusal('ORDER_LINK_SENT')), orderReceipt: pdf, urlOrderState: sent })[name],
  });
  await portal.find('h2', '這份清單已經送出');
}

const nothing = {
  successfulAllotments: [],
  successfulRedemptions: [],
  switches: [],
  failedAllotments: [],
  failedRedemptions: [],
  isShortPin: false,
};

describe('what a client keeps of a receipt', () => {
  it('[ORDQ-05] the receipt is saved as a PDF, under the name that the server gives it', async () => {
    await showReceipt(['order-receipts']);
    (await portal.find('[data-testid=keep-receipt] button', '儲存回條（PDF）')).click();
    await eventually(() =>
      expect(portal.textsOf('[data-testid=keep-receipt] [role=status]')).toEqual([
        expect.stringContaining('收件回條 618-033-991.pdf'),
      ]),
    );
  });

  it('[ORDQ-05, ORDQ-13] the receipt of a list sent earlier is saved as a PDF, also once its result is kept no more', async () => {
    await openSentList(['order-receipts']);
    (await portal.find('[data-testid=keep-receipt] button', '儲存回條（PDF）')).click();
    await portal.find('[data-testid=keep-receipt] [role=status]', /收件回條 618-033-991\.pdf/);
    expect(portal.textsOf('[data-testid=keep-receipt] button')).toEqual(['儲存回條（PDF）']);
    expect(portal.all('[data-testid=order-card]')).toEqual([]);
  });

  it('[ORDQ-05, OPEN-59] a list sent earlier offers no receipt where the server makes no paper and keeps no result', async () => {
    await openSentList([]);
    await portal.find('[data-testid=order-actions] a', '委託查詢');
    expect(portal.all('[data-testid=keep-receipt]')).toEqual([]);
  });

  it('[ORDQ-05, OPEN-59] the receipt is printed where the server makes no paper of it', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await showReceipt([]);
    (await portal.find('[data-testid=keep-receipt] button', '列印回條')).click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('[ORDQ-05, TRADE-37, TRADE-38] the dates of a receipt name fund and order, and no amount', () => {
    const dated = { ...bought, amount: decimal('50000') };
    const result = {
      successfulAllotments: [dated, { ...dated, transactionDate: undefined, debitDate: undefined }],
      successfulRedemptions: [
        { ...dated, orderNo: '236-067-987', transactionDate: '2099-03-05', debitDate: undefined },
      ],
      switches: [
        {
          sellDeal: { ...dated, orderNo: '854-101-974' },
          buyDeal: { fundCode: 'TW0003', transactionDate: '2099-03-06' },
        },
      ],
      failedAllotments: [dated],
      failedRedemptions: [],
      isShortPin: false,
    };
    const t = (key: string, { name = '', number = '' }: { readonly name?: string; readonly number?: string }) =>
      `${key} ${name}${number}`;
    const days = receiptDays(result, { listId: 'L1', t });
    expect(days.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2099-03-04 order-list:calendar-dealing 雲嶺台灣成長股票基金',
      '2099-03-04 order-list:calendar-debit 雲嶺台灣成長股票基金',
      '2099-03-05 order-list:calendar-dealing 雲嶺台灣成長股票基金',
      '2099-03-04 order-list:calendar-dealing 雲嶺台灣成長股票基金',
      '2099-03-06 order-list:calendar-switched TW0003',
    ]);
    const ids = days.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(ids.filter((id) => id.includes('L1'))).toEqual([]);
    expect(days.map(({ text }) => text)).toEqual(
      ['618-033-991', '618-033-991', '236-067-987', '854-101-974', '854-101-974'].map(
        (number) => `order-list:calendar-number ${number}`,
      ),
    );
    // Whatever else is in an answer, a day that a calendar has is never entered twice.
    const alone = receiptDays({ ...result, successfulAllotments: [] }, { listId: 'L1', t });
    expect(alone.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(calendarFile(days, '2099-03-01T00:00:00.000Z')).not.toContain('50000');
  });

  it('[ORDQ-05, TRADE-120] the dates of a sale name the day by which it is paid out, and the end of a wait', () => {
    const sale = {
      fundCode: 'TW0002',
      fundName: '晨松環球債券基金',
      orderNo: '618-033-992',
      // Past midnight in Taipei.
      heldUntil: '2099-03-04T17:00:00.000Z',
      transactionDate: '2099-03-06',
      figures: { payout: { date: '2099-03-13', amount: decimal('104042'), mayWait: true } },
    };
    const t = (key: string, { name = '', number = '' }: { readonly name?: string; readonly number?: string }) =>
      `${key} ${name}${number}`;
    const days = receiptDays({ ...nothing, successfulRedemptions: [sale] }, { listId: 'L1', t });
    expect(days.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2099-03-05 order-list:calendar-held 晨松環球債券基金',
      '2099-03-06 order-list:calendar-dealing 晨松環球債券基金',
      '2099-03-13 order-list:calendar-payout-waiting 晨松環球債券基金',
    ]);
    const payout = { ...sale.figures.payout, mayWait: false };
    const certain = { ...sale, figures: { payout } };
    const [, , last] = receiptDays({ ...nothing, successfulRedemptions: [certain] }, { listId: 'L1', t });
    expect(last?.title).toBe('order-list:calendar-payout 晨松環球債券基金');
    expect(calendarFile(days, '2099-03-01T00:00:00.000Z')).not.toContain('104042');
  });

  it('[ORDQ-05, TRADE-37, TRADE-38] the button hands the dates over as a calendar file with a day for each', async () => {
    await showReceipt([]);
    const files: Blob[] = [];
    const handed = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      files.push(content as Blob);
      return 'blob:nothing';
    });
    (await portal.find('[data-testid=keep-receipt] button', '將日期加入行事曆')).click();
    await eventually(() => expect(files).toHaveLength(1));
    handed.mockRestore();
    const calendar = (await files[0]?.text()) ?? '';
    expect(calendar.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
      'DTSTART;VALUE=DATE:20990304',
      'DTSTART;VALUE=DATE:20990304',
    ]);
    expect(calendar.replaceAll('\r\n ', '')).toContain('SUMMARY:扣款日：雲嶺台灣成長股票基金');
  });

  it('[ORDQ-05] the dates of orders without numbers name the reference of their list', () => {
    const { orderNo: _, ...unnumbered } = { ...bought, amount: decimal('50000') };
    const t = (key: string, { name = '', number = '' }: { readonly name?: string; readonly number?: string }) =>
      `${key} ${name}${number}`;
    const days = receiptDays({ ...nothing, successfulAllotments: [unnumbered] }, { listId: 'L1', t });
    expect(days.map(({ text }) => text)).toEqual([
      'order-list:calendar-reference L1',
      'order-list:calendar-reference L1',
    ]);
  });

  it('[ORDQ-05] a date that is none is no entry, so that no empty calendar is offered', () => {
    const dated = { ...bought, amount: decimal('50000'), transactionDate: 'soon', debitDate: '2099-02-30' };
    expect(receiptDays({ ...nothing, successfulAllotments: [dated] }, { listId: 'L1', t: () => '' })).toEqual([]);
  });
});
