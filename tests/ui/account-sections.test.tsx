import { afterEach, expect, it } from 'vitest';
import { ShownPortal } from './support/shown-portal';

const portal = new ShownPortal();
afterEach(() => portal.close());

const tab = (name: string) => portal.find('[role=tab]', name);
const byPost = () =>
  portal.all<HTMLInputElement>('.communication-papers input[type=radio]').map(({ checked }) => checked);

it('[ACCT-03] what was chosen and isn’t saved yet is still there after a look at another section', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/profile?tab=communication' });
  await portal.find('.communication-papers input');
  const before = byPost();
  portal
    .all<HTMLInputElement>('.communication-papers input[type=radio]')
    .find(({ checked }) => !checked)
    ?.click();
  await portal.find('.communication-save .account-note', 'Not saved yet');
  const chosen = byPost();
  expect(chosen).not.toEqual(before);
  (await tab('Personal details')).click();
  await portal.find('.account-facts');
  expect(portal.all('[role=tabpanel] > div:not([hidden])')).toHaveLength(1);
  expect(portal.all('.communication')[0]?.closest('[hidden]')).not.toBeNull();
  (await tab('Communication')).click();
  await portal.find('[role=tabpanel] > div:not([hidden]) .communication-save .account-note', 'Not saved yet');
  expect(byPost()).toEqual(chosen);
});

it('[ACCT-02, BANK-10] an account number that was shown is masked again after a look at another section', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/profile?tab=payment' });
  const masked = (await portal.find('.account-number')).textContent;
  (await portal.find('.account-number button')).click();
  await portal.find('.account-number bdi');
  (await tab('Personal details')).click();
  await portal.find('.account-facts');
  (await tab('Payment details')).click();
  expect((await portal.find('.account-number')).textContent).toBe(masked);
});
