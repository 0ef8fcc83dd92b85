import { expect, it } from 'vitest';
import recorded from '../../../mocks/hk/HoldingStatisticsHKPlain.json';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Opens the page of a fund of which the client has one line with a price, or as many with none. */
const open = async (language: Language, values: readonly (string | null)[]) => {
  const held = recorded.body.data.holdingStatisticsHK;
  const [line] = held.tableViewDetails.filter(({ fund }) => fund.name.code === 'HK0001');
  const lines = values.map((marketValue, index) => ({
    ...line,
    accountNo: `51001230018${String(index)}`,
    marketValue,
    profit: marketValue && '10',
    returnPercent: null,
  }));
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    language,
    route: '/fund/SEEDHK00001.HKD',
    answer: ({ name }) =>
      name === 'HoldingStatisticsHKPlain'
        ? answer(200, { data: { holdingStatisticsHK: { ...held, tableViewDetails: lines } } })
        : undefined,
  });
  return (await portal.find('[data-testid=fund-page-position]', /\d/)).textContent.replace(/\s+/g, ' ');
};

it.each([
  ['en_US', 'Your positionThe value is not available now: a price or an exchange rate is missing.You hold'],
  ['zh_HK', '您的持倉因欠缺價格或匯率，暫時未能計算總值。'],
] as const)(
  '[FUND-12, OPEN-65] says in %s where the worth of the fund held isn’t known, and no figure',
  async (language, says) => {
    for (const values of [[null], [null, null]]) {
      expect(await open(language, values)).toContain(says);
      portal.close();
    }
  },
);

it('[FUND-12, OPEN-65] says where a part of the fund held has no value beside the worth of the other', async () => {
  expect(await open('en_US', ['1000', null])).toMatch(
    /^Your positionValueHKD 1,000\.00Profit\/loss.*Part of your holding is not in these figures because a price or an exchange rate is missing\.You hold/,
  );
});
