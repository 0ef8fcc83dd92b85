import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const words = {
  HK: { share: 'Share of your holding', from: 'HK0001', into: 'HK0002' },
  TW: { share: '占持有單位', from: 'TW0001', into: 'TW0002' },
} as const;

const open = (region: Region, route: string) =>
  portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234' },
    route,
    language: region === 'HK' ? 'en_US' : 'zh_TW',
  });

/** Composes a switch of some units, all into one fund, and goes on to its card. */
async function composeSwitch(region: Region, units: string): Promise<void> {
  const { from, into } = words[region];
  await open(region, `/order/switch?fundCode=${from}`);
  await portal.find('[data-testid=place-order-card] input[inputmode=decimal]');
  portal.type('[data-testid=place-order-card] input[inputmode=decimal]', units);
  portal.type('[role=search] input', into);
  (await portal.find('[data-testid=place-order-search] [role=option]', new RegExp(into))).click();
  await portal.find('article[data-testid=place-order-card][aria-label] input');
  portal.type('article[data-testid=place-order-card][aria-label] input', '100');
  (await portal.find('[data-testid=place-order-go-on] button[aria-busy=false]')).click();
  await portal.find('[data-testid=order-card] [data-testid=order-facts]');
}

/** The share of its holding that the card of the only switch says. */
async function saidShare(region: Region): Promise<string | null | undefined> {
  const { share } = words[region];
  await portal.find('[data-testid=order-facts] dt', share);
  return portal.all('[data-testid=order-facts] dt').findLast(({ textContent }) => textContent === share)
    ?.nextElementSibling?.textContent;
}

/** The percent of the switch that was sent, with the sign that the card has. */
async function sentShare(): Promise<string> {
  const sent = await eventually(() => {
    const request = portal.requests.find(({ name }) => name === 'urlSubmit');
    if (!request) throw new Error('nothing was sent');
    return request;
  });
  const { switchList } = JSON.parse(sent.body ?? '') as { switchList: readonly { percent: string }[] };
  return switchList.map(({ percent }) => `${percent}%`).join();
}

describe('the percent of a switch on the wire', () => {
  it('[TRADE-22, TRADE-29, ENT-50, ENT-53] the percent on the wire is what the card of a list by link says, after its units were changed', async () => {
    await open('TW', orderLinks.TW);
    await acceptNotes(portal, 'TW');
    portal
      .all('[data-testid=order-card]')[3]
      ?.querySelector<HTMLElement>('[data-testid=order-card-actions] button')
      ?.click();
    await portal.find('[data-testid=order-edit] input');
    portal.type('[data-testid=order-edit] input', '1483.3539');
    (await portal.find('[data-testid=order-edit] button[type=submit]')).click();
    await portal.find('[data-testid=order-facts] dd', '33.33%');
    expect(await saidShare('TW')).toBe('33.33%');
    await sendOrders(portal, 'TW');
    expect(await sentShare()).toBe('33.33%');
  });

  it.each([
    ['HK', '744.0462', '33.33%'],
    ['HK', '0.01', '0.01%'],
    ['TW', '4450.0618', '99.99%'],
    ['TW', '4450.0619', '100.00%'],
  ] as const)(
    '[TRADE-22, TRADE-29, ENT-50, ENT-53, ORDQ-02] the percent on the wire is what the card of a composed switch says: %s, %s units, %s',
    async (region, units, share) => {
      await composeSwitch(region, units);
      expect(await saidShare(region)).toBe(share);
      for (const box of portal.all('[data-testid=order-notes] input')) box.click();
      await sendOrders(portal, region);
      expect(await sentShare()).toBe(share);
    },
  );
});
