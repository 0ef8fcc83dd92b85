import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const focused = (): string => document.activeElement?.textContent ?? '';
const press = (button: HTMLElement | undefined): void => {
  button?.focus();
  button?.click();
};

describe.each([
  { region: 'HK', language: 'en_US', currency: 'Hong Kong dollar', all: 'Show all' },
  { region: 'TW', language: 'zh_TW', currency: '日圓', all: '顯示全部' },
] as const)('the focus in $region once a group is chosen no more', ({ region, language, currency, all }) => {
  const open = (route: string) => {
    // The ring and its parts stand beside the holdings.
    vi.stubGlobal('innerWidth', 1280);
    return portal.open({
      block: { region, profile: 'standalone' },
      route: `/?group=FUND_BASE_CURRENCY${route}`,
      language,
    });
  };

  it('[PORT-36, OPEN-72] the focus stays on the group’s own row when it is chosen and chosen no more', async () => {
    await open('&view=BREAKDOWN');
    const group = '[data-testid=group-row] button[aria-pressed]';
    press(await portal.find(group, currency));
    await eventually(() => expect([portal.textsOf(group), focused()]).toEqual([[currency], currency]));
    press(portal.all(group)[0]);
    await eventually(() => expect(portal.all(group).length).toBeGreaterThan(1));
    expect([focused(), document.activeElement?.tagName]).toEqual([currency, 'BUTTON']);
  });

  it('[PORT-02, OPEN-72] the focus goes to the part of the ring that was chosen when all are shown again', async () => {
    await open('');
    press(await portal.find('[data-testid=allocation-table] button', currency));
    press(await portal.find('[data-testid=allocation] button', all));
    await eventually(() => expect(portal.textsOf('[data-testid=allocation] button')).not.toContain(all));
    expect([focused(), document.activeElement?.tagName]).toEqual([currency, 'BUTTON']);
  });

  it('[PORT-31, OPEN-72] the focus goes to the first holding when the chip of a choice is taken off', async () => {
    await open('');
    press(await portal.find('[data-testid=allocation-table] button', currency));
    press(await portal.find('[data-testid=chip]'));
    await eventually(() => expect(portal.all('[data-testid=chip]')).toEqual([]));
    expect(document.activeElement).toBe(portal.all('[data-testid=holding-fund]')[0]);
  });
});
