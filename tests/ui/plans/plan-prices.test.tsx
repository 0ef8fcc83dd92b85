import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = (region: Region, language: Language, route: string) =>
  portal.open({ block: { region, profile: 'standalone', languages: ['en_US', 'zh_HK', 'zh_TW'] }, route, language });

const oldPrices = {
  en_US: /^.+ was last priced on 19 Nov 2026\. Your order may be executed at a very different price\.$/,
  zh_HK: /^.+最近公布的價格日期為 2026\/11\/19，您的指示可能以相差甚遠的價格執行。$/,
  zh_TW: /^.+最近公布的淨值日為 2026\/11\/19，您的委託可能以差異很大的淨值成交。$/,
};
const notes = () => portal.textsOf('main [data-tone=warning]');

describe('a plan in a fund whose latest price is old', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-05T10:00:00+08:00') });
  });

  it.each([
    ['HK', 'en_US', '/plans/new?fundCode=HK0001'],
    ['HK', 'zh_HK', '/plans/switch?fundCode=HK0001'],
    ['TW', 'zh_TW', '/plans/new?fundCode=TW0001'],
    ['TW', 'zh_TW', '/plans/smart-switch?fundCode=TW0001'],
  ] as const)(
    '[RSP-07, RSP-08, LINK-31, FUND-34] says beside the amount from which day that price is, in %s in %s: %s',
    async (region, language, route) => {
      await open(region, language, route);
      await eventually(() => expect(notes()).toContainEqual(expect.stringMatching(oldPrices[language])));
    },
  );

  it.each([
    ['HK', 'zh_HK', '/plans/switch?fundCode=HK0001'],
    ['TW', 'zh_TW', '/plans/smart-switch?fundCode=TW0001'],
  ] as const)(
    '[RSP-08, LINK-31, FUND-34] says it of the fund that a switch goes into as well, in %s',
    async (region, language, route) => {
      await open(region, language, route);
      await portal.find('[data-testid=place-order-search] input');
      portal.type('[data-testid=place-order-search] input', `${region}0002`);
      (await portal.find('[data-testid=place-order-search] [role=option]', new RegExp(`${region}0002`))).click();
      await portal.find('[data-testid=new-plan-fund] [data-tone=warning]', oldPrices[language]);
    },
  );
});

describe('a gain so far', () => {
  it.each([
    ['HK', 'en_US', '/order/sell?fundCode=HK0001', 'Gain or loss so far', 'HKD'],
    ['HK', 'zh_HK', '/plans/switch?fundCode=HK0001', '至今盈虧', 'HKD'],
    ['TW', 'zh_TW', '/order/switch?fundCode=TW0001', '目前損益', 'TWD'],
  ] as const)(
    '[HOLD-09, CONFLICT-32, FMT-11] has its currency before its sign, as the value above it has: %s, %s, %s',
    async (region, language, route, label, currency) => {
      await open(region, language, route);
      const name = await portal.find('[data-testid=entry-facts] dt', label);
      expect(name.nextElementSibling?.textContent).toMatch(new RegExp(`^${currency} .+ [▲▼] [+-][\\d,.]+ `));
    },
  );
});
