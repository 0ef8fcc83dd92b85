import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const field = '[data-testid=holding-picker] input[type=search]';
const offered = () => portal.all('[data-testid=holding-picker] li').length;

const open = () =>
  portal.open({ block: { region: 'HK', profile: 'standalone' }, language: 'zh_HK', route: '/order/sell' });

const pressEnter = (more: KeyboardEventInit = {}): void => {
  portal
    .all<HTMLInputElement>(field)[0]
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }));
};

describe('the choice among many holdings', () => {
  // Safari ends a composition before the key that ended it, which it marks by this code alone.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[TRADE-19, I18N-16] chooses none by the Enter that ends a Chinese composition: %j',
    async (composing) => {
      await open();
      await portal.find(field);
      portal.type(field, 'HK0001');
      await eventually(() => expect(offered()).toBe(1));
      pressEnter(composing);
      await eventually(() => expect(portal.inFlight).toBe(0));
      expect(portal.all('[data-testid=chosen-holding]')).toEqual([]);
      pressEnter();
      await portal.find('[data-testid=chosen-holding]', /HK0001/);
    },
  );

  it('[TRADE-19, FUND-01] finds a holding by its name in the language that the client doesn’t read', async () => {
    await open();
    await portal.find(field);
    const all = offered();
    portal.type(field, 'global bond');
    await eventually(() => expect(offered()).toBe(1));
    expect(all).toBeGreaterThan(6);
    expect(portal.textsOf('[data-testid=holding-picker] li')[0]).toMatch(/HK0006/);
    portal.type(field, 'no such fund');
    await portal.find('[data-testid=holding-picker] p', '您持有的基金中沒有符合「no such fund」的項目。');
  });
});
