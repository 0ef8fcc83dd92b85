import { describe, expect, test } from 'vitest';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

describe('a stand-in for a page outside the portal', () => {
  test.each([
    ['HK', 'en_US', 'My orders'],
    ['HK', 'zh_HK', '我的交易'],
    ['TW', 'zh_TW', '委託查詢'],
  ] as const)(
    '[LINK-39..50, OPEN-15] heads the page in %s, %s, with the ways back into the portal',
    async (region, language, orders) => {
      const { statusCode, body } = await shared.servers[region].inject(
        `/accountOpening/pages/privacy?lang=${language}`,
      );
      expect(statusCode).toBe(200);
      const header = body.slice(body.indexOf('<header>'), body.indexOf('</header>'));
      expect(header).toContain(`<a href="/eTrading/v2/orders">${orders}</a>`);
      expect(header.match(/<a /g)).toHaveLength(4);
    },
  );
});
