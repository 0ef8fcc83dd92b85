import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const field = '[data-testid=fund-search] input[type=search]';
const asked = () => portal.requests.filter(({ name }) => name === 'fundSearch').length;

const press = (key: string, more: KeyboardEventInit = {}): void => {
  portal
    .all<HTMLInputElement>(field)[0]
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
};

describe('the search of funds', () => {
  // Safari ends a composition before the key that ended it, which it marks by this code alone.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[FUND-33, I18N-16] chooses and opens nothing by the Enter that ends a Chinese composition: %j',
    async (composing) => {
      await portal.open({ block: { region: 'TW', profile: 'standalone' }, language: 'zh_TW', route: '/' });
      (await portal.find('[data-testid=fund-search-note] button')).click();
      await portal.find(field);
      portal.type(field, '台灣');
      await portal.find('[data-testid=fund-search] [role=option]');
      press('ArrowDown');
      await portal.find('[data-testid=fund-search] [aria-selected=true]');
      const home = window.location.pathname;
      const before = asked();
      press('Enter', composing);
      press('Escape', composing);
      press('ArrowUp', composing);
      await eventually(() => expect(portal.inFlight).toBe(0));
      expect([window.location.pathname, asked()]).toEqual([home, before]);
      expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe('台灣');
      expect(portal.all('[data-testid=fund-search] [aria-selected=true]')).toHaveLength(1);
      press('Escape');
      await eventually(() => expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe(''));
    },
  );
});
