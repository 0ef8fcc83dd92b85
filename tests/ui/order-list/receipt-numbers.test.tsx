import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const bought = { fundCode: 'TW0001', currency: 'TWD', amount: '50000' };
const sellDeal = { fundCode: 'TW0002', currency: 'TWD', units: '5' };
const buyDeal = { fundCode: 'TW0003', currency: 'TWD' };

/** Submits the prepared list, and shows the receipt that the server answers. */
async function showReceipt(language: 'zh_TW' | 'en_US', result: object): Promise<HTMLElement> {
  const urlSubmit = answer(200, result);
  await portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks.TW,
    language,
    answer: ({ name }) => (name === 'urlSubmit' ? urlSubmit : undefined),
  });
  (await portal.find('[data-testid=order-actions] button')).click();
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all('[data-testid=order-notes] input')) box.click();
  await portal.find('[data-testid=order-password] input');
  portal.type('[data-testid=order-password] input', 'trade7316');
  (await portal.find('[data-testid=order-password] button[type=submit]')).click();
  return portal.find('[data-testid=order-receipt]');
}

const factsOf = (label: string) =>
  portal
    .all('[data-testid=order-card] dt')
    .filter(({ textContent }) => textContent === label)
    .map(({ nextElementSibling }) => nextElementSibling?.textContent);

describe('the numbers on the receipt of an order list', () => {
  it.each([
    ['zh_TW', '委託編號', '告知委託編號即可。'],
    ['en_US', 'Order number', 'read out the order number.'],
  ] as const)(
    '[ORDQ-05] the receipt shows the number of each order once, and says what it is for, in %s',
    async (language, label, use) => {
      const receipt = await showReceipt(language, {
        successfulAllotmentOrders: [{ ...bought, orderNo: '618-033-991' }],
        switchOrders: [{ sellDeal: { ...sellDeal, orderNo: '236-067-983' }, buyDeal }],
      });
      expect(factsOf(label)).toEqual(['618-033-991', '236-067-983']);
      expect(receipt.textContent).toContain(use);
      expect(portal.all('[data-testid=list-reference]')).toEqual([]);
    },
  );

  it('[ORDQ-05, OPEN-59] the receipt shows the list’s own number where the server gives the orders none', async () => {
    const receipt = await showReceipt('en_US', { successfulAllotmentOrders: [bought] });
    expect(factsOf('Order number')).toEqual([]);
    const [reference] = portal.all('[data-testid=list-reference]');
    expect(reference?.textContent).toMatch(/^Reference: \S+$/);
    expect(receipt.textContent).not.toContain('read out the order number.');
  });
});
