import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();
const bodies = (name: string): string =>
  portal.requests.flatMap((request) => (request.name === name ? (request.body ?? '') : [])).join();

const open = (region: Region, route: string) =>
  portal.open({ block: { region, profile: 'standalone' }, route, language: region === 'HK' ? 'en_US' : 'zh_TW' });

describe('a figure that is typed or pasted into a form', () => {
  it.each([
    ['HK', '/order/buy?fundCode=HK0001', 'HK$20,000\u202C'],
    ['HK', '/order/buy?fundCode=HK0001', 'HKD 20,000.00'],
    ['TW', '/order/buy?fundCode=TW0001', '20,000元'],
    ['TW', '/order/buy?fundCode=TW0001', 'ＮＴ＄２０，０００'],
  ] as const)(
    '[TRADE-101, OPEN-58] buys for the amount that is meant, in %s at %s: %s',
    async (region, route, typed) => {
      await open(region, route);
      const field = '[data-testid=place-order-card] input[inputmode=decimal]';
      await portal.find(field);
      portal.type(field, typed);
      await click('[data-testid=place-order-go-on] button[aria-busy=false]');
      await eventually(() => expect(bodies('composeOrders')).toMatch(/"20000(?:\.00)?"/));
    },
  );

  it.each([
    ['HK', '/plans/new?fundCode=HK0001', 'HKD 2,000'],
    ['TW', '/plans/new?fundCode=TW0001', 'NT$5,000 元'],
  ] as const)('[RSP-08, OPEN-58] invests the amount that is meant, in %s at %s: %s', async (region, route, typed) => {
    await open(region, route);
    await portal.find('[data-testid=new-plan-fields] input');
    portal.type('[data-testid=new-plan-fields] input', typed);
    await click('[data-testid=new-plan-go-on] button');
    await portal.find('[data-testid=order-notes] input');
  });

  it.each([
    ['HK', 'Change'],
    ['TW', '變更'],
  ] as const)(
    '[ACCT-05, OPEN-53, OPEN-58] sets a price alert in %s at a price as the page prints it',
    async (region, change) => {
      await open(region, '/profile?tab=price-alerts');
      const row = await portal.find('[data-testid=price-alert-list] li:first-child');
      const [printed = '', , whole = ''] = /([A-Z]{3}) (\d{1,3})\.\d+/.exec(row.textContent) ?? [];
      expect(printed).not.toBe('');
      const asPrinted = printed.replace(` ${whole}.`, ` 1,${whole.padStart(3, '0')}.`);
      await click('[data-testid=price-alert-list] li:first-child button', change);
      await portal.find('[data-testid=price-alert-form] h3', /./);
      portal.type('[data-testid=price-alert-form] input[inputmode=decimal]', `\u202A${asPrinted}\u202C`);
      await click('[data-testid=price-alert-form] button[type=submit]');
      await eventually(() =>
        expect(bodies(region === 'HK' ? 'keepAccountPriceAlert' : 'keepPriceAlert')).toMatch(/"1\d{3}\.\d+"/),
      );
    },
  );
});
