import { expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it('[PORT-08, PORT-11] all funds stay one step of the history, though the address is rewritten at the same moment', async () => {
  await portal.open({ block: { region: 'TW', profile: 'standalone' }, language: 'zh_TW' });
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
