import { expect, test } from 'vitest';
import { readNoticeDocument } from '../../../adapters/http/read-notice-document';
import { promotionList } from '../../../contract/rest/visitors/promotions';
import { tipList } from '../../../contract/rest/visitors/tips';
import { topFundList } from '../../../contract/rest/top-funds/top-funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

test('[API-33, MSG-15] gives tips by position, in every language of the region', async () => {
  const inHongKong = tipList.parse(
    (await new Visitor(shared.servers.HK, 'HK').call('GET', '/preLoginCoolKnowledge')).json(),
  );
  expect(inHongKong.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const { locales } of inHongKong) expect(Object.keys(locales).sort()).toEqual(['en_US', 'zh_HK']);
  const inTaiwan = tipList.parse(
    (await new Visitor(shared.servers.TW, 'TW').call('GET', '/preLoginCoolKnowledge')).json(),
  );
  expect(inTaiwan.map(({ locales }) => Object.keys(locales))).toEqual([['zh_TW'], ['zh_TW']]);
});

const parts = ['title', 'short_description', 'long_description', 'disclaimers', 'image', 'url', 'label', 'full_view'];

test.for(['en_US', 'zh_HK'] as const)(
  '[API-35, MSG-08, MSG-09, MSG-11] gives Hong Kong’s promotions as valid XML with the nine parts, in %s',
  async (language) => {
    const answer = await new Visitor(shared.servers.HK, 'HK', language).call('GET', '/preLoginPromotions');
    const promotions = promotionList.parse(answer.json());
    expect(promotions).toHaveLength(2);
    for (const { data } of promotions) {
      const read = readNoticeDocument(data);
      expect(read?.title).toMatch(language === 'en_US' ? /[a-z]/ : /[\u4e00-\u9fff]/);
      const names = [...data.matchAll(/<(\w+)>/g)].map(([, name]) => name);
      expect(names).toEqual(['promotion', ...parts]);
    }
  },
);

test('[API-48, CONFLICT-29, AUTH-50] gives the five best-selling funds in the order they sell', async () => {
  const funds = topFundList.parse((await new Visitor(shared.servers.HK, 'HK').call('GET', '/fund/top5')).json());
  expect(funds.map(({ name }) => name.code)).toEqual(['HK0001', 'HK0003', 'HK0005', 'HK0007', 'HK0009']);
  expect(funds.map(({ fundPerformance }) => fundPerformance?.oneYear)).toEqual([
    '4.25',
    '-0.03',
    '26.59',
    '11.29',
    '-9.22',
  ]);
  expect(funds[0]).toMatchObject({ baseCurrency: 'HKD', fundRiskRating: 'RR5' });
});
