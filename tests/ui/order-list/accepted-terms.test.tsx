import { describe, expect, it } from 'vitest';
import { orderNotesVersion } from '../../../config/order-notes-version';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const titles = '[data-testid=accepted-terms] summary';

const bought = { fundCode: 'TW0001', currency: 'TWD', amount: '50000' };

/** Opens the link of a list; a server may say which texts were accepted. */
const open = (given: Readonly<Record<string, ReturnType<typeof answer>>>): Promise<void> =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language: 'zh_TW',
    answer: ({ name }) => given[name],
  });

/** The server's answer for a list sent earlier, with the texts that were accepted under a version. */
const sentWith = (version: string) =>
  answer(200, {
    oid: 'demo-1-2026-11-20',
    state: 'sent',
    result: {
      successfulAllotmentOrders: [bought],
      acceptedTexts: { version, texts: [{ code: 'rr5', title: 'RR5 高風險說明', text: '第一段\n第二段' }] },
    },
    orders: [],
  });

describe('the texts on a receipt', () => {
  it('[ORDQ-05, TRADE-24, TRADE-65] are those that were accepted, each opening as it stood, also once the page is read in another language', async () => {
    await open({ urlSubmit: answer(200, { successfulAllotmentOrders: [bought] }) });
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find(titles, '費用與通路報酬揭露');
    const accepted = portal.textsOf('[data-testid=accepted-terms] li');
    expect(accepted).toHaveLength(7);
    expect(accepted.find((text) => text.startsWith('基金風險預告書'))).toMatch(/^基金風險預告書.{20,}/s);
    (await portal.find('button[lang=en]')).click();
    await portal.find('[data-testid=accepted-terms] h3', 'What you have read and accepted');
    expect(portal.textsOf('[data-testid=accepted-terms] li')).toEqual(accepted);
  });

  it.each([
    ['present', orderNotesVersion, `第 ${orderNotesVersion} 版（2026/11/28）`],
    ['earlier', '1', '第 1 版'],
  ])(
    '[ORDQ-05, TRADE-65, OPEN-40] survive a reload of the page, with their version where that is the %s one',
    async (_, version, says) => {
      await open({ urlTradingDetail: answer(400, refusal('ORDER_LINK_SENT')), urlOrderState: sentWith(version) });
      await portal.find(titles, 'RR5 高風險說明');
      expect(portal.textsOf('[data-testid=accepted-terms] > p')).toEqual([says]);
      expect(portal.textsOf('[data-testid=accepted-terms] details p')).toEqual(['第一段', '第二段']);
    },
  );
});
