import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const buy = { type: 'B', fundCode: 'TW0001', amcCode: '51', currency: 'TWD', buyAmount: '50000' };
const list = { oid: 'demo-1-2026-11-20', clientId: 'C', active: true, first: false, tradingVOList: [buy, buy] };

async function preparedLine(language: 'zh_TW' | 'en_US', says: object): Promise<string | undefined> {
  await portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language,
    answer: ({ name }) => (name === 'urlTradingDetail' ? answer(200, { ...list, ...says }) : undefined),
  });
  await portal.find('[data-testid=order-card]');
  return portal.textsOf('[data-testid=prepared-by]')[0];
}

describe('a list of orders behind a link', () => {
  it.each([
    ['zh_TW', '由林專員於 2026/11/20 09:30 備妥，共 2 筆委託。'],
    ['en_US', 'Prepared by 林專員 on 20 Nov 2026 09:30: 2 orders.'],
  ] as const)(
    '[TRADE-01, TRADE-35] a list says who prepared it, when, and how many orders it has, in %s',
    async (language, line) => {
      const says = { lineManager: '林專員', preparedAt: '2026-11-20T01:30:00Z' };
      expect(await preparedLine(language, says)).toBe(line);
    },
  );

  it('[TRADE-01, OPEN-59] a list says what is known of who prepared it', async () => {
    expect(await preparedLine('en_US', {})).toBe('Prepared by your adviser: 2 orders.');
  });
});
