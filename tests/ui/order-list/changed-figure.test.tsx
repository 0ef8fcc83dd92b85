import { describe, expect, it } from 'vitest';
import { orderLinks } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Types a figure in place of an order's, and keeps it. */
async function change(card: number, figure: string): Promise<void> {
  await eventually(() => expect(portal.all('[data-testid=order-card]').length).toBeGreaterThan(card));
  const shown = portal.all('[data-testid=order-card]')[card];
  shown?.querySelector<HTMLElement>('[data-testid=order-card-actions] button')?.click();
  await portal.find('[data-testid=order-edit] input');
  portal.type('[data-testid=order-edit] input', figure);
  (await portal.find('[data-testid=order-edit] button[type=submit]')).click();
}

/** Returns what the cards say to those who don’t see them. */
const said = (): readonly string[] => portal.textsOf('[data-testid=order-card] > [role=status]').filter(Boolean);

describe('a changed figure', () => {
  it.each([
    [0, 'zh_TW', '１２，３４５', '已改為 TWD 12,345'],
    [2, 'zh_TW', '0.5', '已改為 0.5000'],
    [0, 'zh_HK', '1000', '已更改為 TWD 1,000'],
    [3, 'en_US', '12', 'Changed to 12.0000'],
  ] as const)(
    '[OPEN-72, OPEN-80] a changed figure is said to those who don’t see it, until it is changed again: order %i in %s',
    async (card, language, figure, text) => {
      await portal.open({
        block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
        route: orderLinks.TW,
        language,
      });
      (await portal.find('[data-testid=order-actions] button[aria-busy=false]')).click();
      await change(card, figure);
      await portal.find('[data-testid=order-card] > [role=status]', text);
      expect(said()).toEqual([text]);
      await change(card, '-1');
      expect(said()).toEqual([]);
    },
  );
});
