import { describe, expect, it } from 'vitest';
import recorded from '../../../mocks/tw/FundPreviews.json';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const [preview] = recorded.body.data.fundPreviews;
/** Two funds of different houses, in one currency, under one code. */
const both = [
  { ...preview, name: { code: 'DDO13', value: '甲基金' }, isinCode: null, jfFundCode: 'A.TWD' },
  { ...preview, name: { code: 'DDO13', value: '乙基金' }, isinCode: null, jfFundCode: 'B.TWD' },
];

const open = (route: string, language: Language = 'zh_TW') =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route,
    language,
    answer: ({ name, body }) => {
      if (name === 'FundPreviews') {
        const asked = both.filter(({ jfFundCode }) => body?.includes('DDO13') || body?.includes(jfFundCode));
        return answer(200, { data: { fundPreviews: asked } });
      }
      return name === 'stocks' || name === 'stockList' ? answer(200, both) : undefined;
    },
  });

describe('a code that several funds share', () => {
  it.each([
    ['zh_TW', '有多檔基金使用這個代碼', '請選擇您要看的基金。'],
    ['zh_HK', '有多隻基金使用此編號', '請選擇您想查看的基金。'],
    ['en_US', 'Several funds have this code', 'Please choose the one you mean.'],
  ] as const)(
    '[ENT-29, FUND-12] a shared code in the address of a page shows neither fund, but both to choose from: %s',
    async (language, title, next) => {
      await open('/fund/DDO13', language);
      await portal.find('h1', title);
      await portal.find('[data-testid=fund-page] p', next);
      const links = portal.all<HTMLAnchorElement>('[data-testid=fund-page-shared] a');
      expect(links.map(({ textContent, pathname }) => [textContent, pathname.split('/').at(-1)])).toEqual([
        ['甲基金', 'A.TWD'],
        ['乙基金', 'B.TWD'],
      ]);
      expect(portal.all('[data-testid=fund-page-header]')).toEqual([]);
    },
  );

  it('[ENT-29, FUND-12] a shared code is no matter where the address has the fund’s own', async () => {
    await open('/fund/B.TWD');
    await portal.find('h1', '乙基金');
    expect(portal.all('[data-testid=fund-page-shared]')).toEqual([]);
  });

  it.each([
    ['zh_TW', '基金資料', '基金交易網'],
    ['zh_HK', '基金資料', '基金交易平台'],
    ['en_US', 'Fund', 'Fund Portal'],
  ] as const)(
    '[SHELL-03, FUND-12] the window bears the name of one fund no longer once its page is left for one that shows none: %s',
    async (language, page, product) => {
      await open('/fund/DDO13', language);
      await eventually(() => expect(document.title).toBe(`${page} – ${product}`));
      (await portal.find('[data-testid=fund-page-shared] a', '乙基金')).click();
      await eventually(() => expect(document.title).toBe(`乙基金 – ${product}`));
      history.back();
      await portal.find('[data-testid=fund-page-shared]');
      await eventually(() => expect(document.title).toBe(`${page} – ${product}`));
    },
  );

  it('[ENT-29, ORDQ-01] takes neither fund into an order, says so, and lists both', async () => {
    await open('/order/buy?fundCode=DDO13');
    await portal.find(
      '[data-testid=place-order-search] [data-tone]',
      '有多檔基金使用代碼「DDO13」，請從以下選擇您要的基金。',
    );
    await portal.find('[data-testid=place-order-search] [role=option]', /乙基金/);
    expect(portal.all('[data-testid=place-order-card]')).toEqual([]);
    portal.all('[data-testid=place-order-search] [role=option]')[1]?.click();
    await portal.find('[data-testid=place-order-card]', /乙基金/);
    expect(portal.all('[data-testid=place-order-card]')).toHaveLength(1);
  });
});
