import { describe, expect, it } from 'vitest';
import { retainedUntil } from '../../../domain/documents/retention';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const note = {
  orderId: 'L1.2',
  type: 'B',
  fundCode: 'TW0002',
  fundName: '晨松環球債券基金',
  currency: 'TWD',
  amount: '52500',
  dealingDate: '2026-11-06',
  availableUntil: retainedUntil('trade-confirmation', '2026-11-06'),
};
const statement = { month: '2026-10', availableUntil: retainedUntil('statement', '2026-10-31') };
const months = { statements: [statement], next: { month: '2026-11', readyOn: '2026-12-01' } };
const given = {
  orderHistory: answer(200, []),
  distributionHistory: answer(200, []),
  contractNotes: answer(200, [note]),
  eStatements: answer(200, months),
};

const open = (tab: string, language: 'zh_TW' | 'en_US') =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US'] },
    route: `/orders?tab=${tab}`,
    language,
    answer: ({ name }) => given[name as keyof typeof given],
  });

const yearsKept = (until: string): number => Number(until.slice(0, 4)) - 2026;

describe('the records', () => {
  it.each([
    ['statements', 'statement', 'zh_TW', '對帳單與交易確認書可下載一年，如需保留更久，請自行存檔。'],
    ['contract-notes', 'contract-note', 'zh_TW', '對帳單與交易確認書可下載一年，如需保留更久，請自行存檔。'],
    [
      'contract-notes',
      'trade-confirmation',
      'en_US',
      'Statements and contract notes stay here for one year. Please save any you need for longer.',
    ],
  ] as const)(
    '[ORDQ-12, ORDQ-13, ORDQ-14, CONST-20] say under %s that a %s stays for a year, as it does, in %s',
    async (tab, kind, language, sentence) => {
      await open(tab, language);
      await portal.find('[data-testid=record-note]', sentence);
      expect(yearsKept(retainedUntil(kind, '2026-10-31'))).toBe(1);
      const last = { 'contract-notes': /2027\/11\/06|06 Nov 2027/, statements: /2027\/10\/31/ }[tab];
      await portal.find(
        tab === 'statements' ? '[data-testid=statement-list] li' : '[data-testid=records-table] td',
        last,
      );
    },
  );

  it.each([
    ['zh_TW', '已交割、已取消或未受理的委託會在這裡保留五年。', '最近五年沒有配息'],
    [
      'en_US',
      'Settled, cancelled and rejected orders are kept here for five years.',
      'No dividend was paid in the last five years',
    ],
  ] as const)(
    '[ORDQ-15, CONST-20] say that orders and dividends stay for five years, as they do, in %s',
    async (language, orders, dividends) => {
      await open('past', language);
      await portal.find('[data-testid=records-empty] p', orders);
      portal.close();
      await open('distributions', language);
      await portal.find('[data-testid=records-empty] b', dividends);
      expect(yearsKept(retainedUntil('history', '2026-10-31'))).toBe(5);
    },
  );
});
