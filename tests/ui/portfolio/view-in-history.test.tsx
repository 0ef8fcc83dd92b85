import { expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it('[PORT-08, PORT-11] all funds beside the older site stay one step of the history, though the address is rewritten at the same moment', async () => {
  await portal.open({ block: { region: 'TW', profile: 'coexist' }, language: 'zh_TW' });
  await portal.find('[data-testid=holding-row]');
  await portal.find('option[value="return-rate"]');
  // A page in the background writes its address at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  (await portal.find('button', '檢視全部基金')).click();
  portal.choose('select', 'return-rate');
  await portal.find('h1', '全部基金');
  await eventually(() => expect(window.location.search).toContain('return-rate'));
  window.history.back();
  await portal.find('button', '檢視全部基金');
  window.history.forward();
  await portal.find('h1', '全部基金');
});

it('[PORT-08, ROUTE-18, FUND-24] the home leads to the page of all funds, where they are compared and the address keeps what is looked for', async () => {
  await portal.open({ block: { region: 'TW', profile: 'standalone' }, language: 'zh_TW' });
  (await portal.find('a', '檢視全部基金')).click();
  await portal.find('[data-testid=funds-page] h1', '全部基金');
  await portal.find('[data-testid=all-funds-table]');
  portal.type('[data-testid=funds-page] input[type=search]', 'TW0001');
  (await portal.find('[data-testid=all-funds-table] button', '比較')).click();
  await portal.find('[data-testid=compare-tray]');
  await eventually(() => expect(window.location.search).toContain('compare='));
  expect(window.location.pathname).toMatch(/\/funds$/);
});
