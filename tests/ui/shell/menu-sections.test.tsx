import { expect, it } from 'vitest';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

it.each([
  ['/', ['My portfolio']],
  ['/funds', ['Funds']],
  ['/fund/HK0002', ['Funds']],
  ['/profile?tab=price-alerts', ['Funds']],
  ['/order/buy', ['Trade']],
  ['/orders', ['Records']],
  ['/profile', ['My account']],
  ['/profile?tab=questionnaire', ['My account']],
  ['/vca/top-up', ['My account']],
])('[SHELL-19..26, OPEN-72] the menu marks the section of %s', async (route, marked) => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route });
  await portal.find('[data-testid=menu-button]', 'Records');
  const current = portal.all('[data-testid=page-header] nav > [aria-current]').map(({ textContent }) => textContent);
  expect(current).toEqual(marked);
});
