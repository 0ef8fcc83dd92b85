import { expect, it } from 'vitest';
import { basePath } from '../../../config/regions';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const button = '[data-testid=page-header] [aria-haspopup=dialog]';
const field = '[data-testid=find-fund] input[type=search]';

const open = (block: object, route = '/orders') => portal.open({ block, route, language: 'en_US' });

it('[FUND-01, FUND-08, FUND-12] a fund is found from any page, once the note is read, and its page opens; on the way back the search stays closed', async () => {
  await open({ region: 'HK', profile: 'standalone' });
  (await portal.find(button)).click();
  (await portal.find('[data-testid=find-fund] button')).click();
  await portal.find(field);
  portal.type(field, 'HK0001');
  const heard: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) heard.push(target.textContent);
  });
  const option = await portal.find('[data-testid=find-fund] [role=option] span span');
  const name = option.textContent;
  option.click();
  await portal.find('[data-testid=fund-page-header]');
  await eventually(() => expect(heard).toEqual([name]));
  expect(window.location.pathname).toContain(`${basePath}/fund/SEEDHK00001`);
  expect(portal.all('dialog')).toHaveLength(0);
  window.history.back();
  await eventually(() => expect(portal.all('[data-testid=fund-page-header]')).toHaveLength(0));
  expect([window.location.pathname, portal.all('dialog').length]).toEqual([`${basePath}/orders`, 0]);
});

it('[FUND-01] the search for a fund is asked for nothing before somebody opens it', async () => {
  await open({ profile: 'standalone' });
  await portal.find(button);
  await eventually(() => expect(portal.inFlight).toBe(0));
  expect(portal.requests.filter(({ name }) => name === 'fundAll')).toHaveLength(0);
});

it('[FUND-01, CONFLICT-13] the older site beside the portal has the search and the pages of funds', async () => {
  await open({ profile: 'coexist' }, '/');
  await portal.find('[data-testid=page-header] [data-testid=menu-button]');
  expect(portal.all(button)).toHaveLength(0);
});

it('[FUND-08, FUND-40] a fund that is found from the list of all funds leads back to that list as it was', async () => {
  await open({ region: 'HK', profile: 'standalone' }, '/funds?risk=4');
  await portal.find('[data-testid=all-funds-table]');
  (await portal.find(button)).click();
  (await portal.find('[data-testid=find-fund] button')).click();
  await portal.find(field);
  portal.type(field, 'HK0001');
  (await portal.find('[data-testid=find-fund] [role=option]')).click();
  await portal.find('[data-testid=fund-page-header]');
  const back = await portal.find('[data-testid=fund-page] a', 'Back to the list of funds');
  expect(back.getAttribute('href')).toContain('/funds?risk=4');
});
