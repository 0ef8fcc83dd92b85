import { expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it('[OPEN-72] the focus stays in its part of the page where a button goes with what it was about', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    language: 'en_US',
    route: '/funds?compare=HK0001',
  });
  const remove = await portal.find('[data-testid=compare-tray] li button');
  // What keeps the focus comes once the page is shown.
  await portal.find('[data-testid=bottom-bar]');
  remove.focus();
  remove.click();
  await eventually(() => expect(portal.all('[data-testid=compare-tray]')).toEqual([]));
  const kept = document.activeElement;
  expect(kept).not.toBe(document.body);
  expect(kept?.closest('main')).not.toBeNull();
  expect(kept?.querySelector('h1')).not.toBeNull();
  portal.all('[data-testid=funds-page] a')[0]?.focus();
  expect(portal.all('[data-focus-kept]')).toEqual([]);
});

it('[OPEN-72] the focus that somebody takes away by hand isn’t brought back when its place goes', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    language: 'en_US',
    route: '/funds?compare=HK0001',
  });
  const remove = await portal.find('[data-testid=compare-tray] li button');
  await portal.find('[data-testid=bottom-bar]');
  remove.focus();
  remove.blur();
  await Promise.resolve();
  remove.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
