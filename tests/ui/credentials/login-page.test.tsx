import { expect, test, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

test('[OPEN-12, ROUTE-10, SESS-25] a login leads on to the very section that was asked for', async () => {
  await portal.open({
    block: { region: 'HK' },
    language: 'en_US',
    route: '/client-tier#tier-instructions',
    signedIn: false,
  });
  await logIn();
  await portal.find('#tier-instructions');
  expect(window.location.pathname + window.location.hash).toBe('/eTrading/v2/client-tier#tier-instructions');
});

test('[AUTH-28] a code may be pasted as it was sent, with blanks', async () => {
  const asksForCode = ({ name }: TransportRequest): TransportAnswer | undefined =>
    name === 'logon'
      ? answer(200, { enabledLoginOtp: true, maskedMobileNumber: '09****678' }, { auth_checked: 'half-open' })
      : undefined;
  await portal.open({
    block: { region: 'TW' },
    language: 'zh_TW',
    route: '/login',
    signedIn: false,
    answer: asksForCode,
  });
  await logIn();
  (await portal.find('button', '我已經有驗證碼')).click();
  const field = await portal.find<HTMLInputElement>('input[name="one-time-code"]');
  // Of what is pasted, a browser takes as much as the field allows.
  portal.type('input[name="one-time-code"]', ' 1234 5678 '.slice(0, field.maxLength));
  await vi.waitFor(() => {
    expect(field.value).toBe('12345678');
  });
});

test('[AUTH-52, ERR-27] blank fields are told at the form, and by themselves', async () => {
  await portal.open({ block: { region: 'HK' }, language: 'en_US', route: '/login', signedIn: false });
  await portal.find('input[name="username"]');
  submit();
  await portal.find('[role=alert]', 'Please enter your username and password.');
  await portal.find('[data-testid=text-field-error]', 'Please enter your PIN or password.');
  expect(portal.requests.filter(({ name }) => name === 'logon')).toEqual([]);
});

test('[OPEN-15] the ways in without an address are left out, in each language', async () => {
  const block = { region: 'HK', externalPages: { accountOpening: { en_US: 'https://forms.example/open' } } } as const;
  await portal.open({ block, language: 'en_US', route: '/login', signedIn: false });
  const list = (await portal.find('h2', 'New here?')).parentElement;
  expect(list?.querySelectorAll('li').length).toBe(1);
  await portal.find('li', /^Open an account online ?Apply now/);
  (await portal.find('button', '繁體中文')).click();
  await portal.find('h1', '登入');
  await portal.find('[data-testid=login-panels] h2', '最多人認購的五隻基金');
  expect(portal.all('[data-testid=login-panels] h2').map(({ textContent }) => textContent)).not.toContain('初次使用？');
});

test('[AUTH-50] a best-selling fund without rating or performance says nothing in their place', async () => {
  const told = ({ name }: TransportRequest): TransportAnswer | undefined =>
    name === 'fundTop5'
      ? answer(200, [{ name: { code: 'HK0001', value: 'Growth Fund' }, baseCurrency: 'USD', fundRiskRating: null }])
      : undefined;
  await portal.open({ block: { region: 'HK' }, language: 'en_US', route: '/login', signedIn: false, answer: told });
  await portal.find('[data-testid=login-list] small', 'USD');
  await portal.find('[data-testid=login-list] li', /No 1-year figure yet/);
  expect(portal.all('[data-testid=login-note]')).toEqual([]);
});

async function logIn(): Promise<void> {
  await portal.find('input[name="username"]');
  portal.type('input[name="username"]', 'WANG8888');
  portal.type('input[name="password"]', 'Right1234');
  submit();
}

function submit(): void {
  portal.all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
