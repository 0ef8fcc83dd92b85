import { expect, test } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { answer } from '../../adapters/support/scripted-transport';
import { settled } from '../../builders/settled';
import { eventually } from '../support/eventually';
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
  await eventually(() => {
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
  (await portal.find('button[lang^=zh]')).click();
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

test('[AUTH-12, OPEN-92] the panels beside the login come from the top down, so that none moves what is read, and stay while one above is loaded again', async () => {
  const waiting: ((told: TransportAnswer) => void)[] = [];
  const promotions = () => new Promise<TransportAnswer>((resolve) => waiting.push(resolve));
  await portal.open({
    block: { region: 'HK' },
    language: 'en_US',
    route: '/login',
    signedIn: false,
    answer: ({ name }) => (name === 'preLoginPromotions' ? promotions() : undefined),
  });
  // What stands above it has come by now, and so has the answer below it.
  await portal.find('[data-testid=login-list] small', /RR/);
  await settled();
  expect(portal.all('[data-testid=login-tip]')).toEqual([]);
  waiting.shift()?.(answer(400, { errors: [] }));
  await portal.find('[data-testid=login-tip]');
  (await portal.find('[data-testid=login-list] button', 'Try again')).click();
  await eventually(() => expect(waiting).toHaveLength(1));
  expect(portal.all('[data-testid=login-tip]').length).toBeGreaterThan(0);
});

test.each([
  [
    'HK',
    'en_US',
    'This browser keeps no cookies of this address, so no login lasts here. Please allow cookies, open the site by an address that begins with https://, or use another browser.',
  ],
  [
    'HK',
    'zh_HK',
    '此瀏覽器沒有保存此網址的 Cookie，因此無法保持登入狀態。請允許使用 Cookie，或以 https:// 開頭的網址瀏覽，亦可改用其他瀏覽器。',
  ],
  [
    'TW',
    'zh_TW',
    '這個瀏覽器未保存本網址的 Cookie，因此無法維持登入。請允許使用 Cookie，改以 https:// 開頭的網址開啟，或改用其他瀏覽器。',
  ],
] as const)(
  '[OPEN-16, R21] the login page of %s says in %s what to do where the browser refused the cookie of a session',
  async (region, language, text) => {
    const kept = { endReason: 'cookies-refused' } as const;
    await portal.open({ block: { region }, language, route: '/login', signedIn: false, kept });
    await portal.find('form [role=status]', text);
  },
);

const demoLogin = { name: 'LINCHI72', secret: 'Maple6093Sky', asksForCode: false, others: '/sandbox/clients' };

test('[OPEN-61] the login of a demonstration fills the form, and sends nothing by itself', async () => {
  await portal.open({ block: { region: 'TW', demoLogin }, language: 'zh_TW', route: '/login', signedIn: false });
  const said = await portal.find('form p', '這是示範環境。請以 LINCHI72 登入，密碼為 Maple6093Sky，不需要驗證碼。');
  expect((await portal.find('form a', '所有示範客戶')).getAttribute('href')).toBe('/sandbox/clients');
  (await portal.find('form button', '代為填入')).click();
  await eventually(() => expect(said.textContent).toBe('已填入，現在可以登入。'));
  expect((await portal.find<HTMLInputElement>('input[name="username"]')).value).toBe('LINCHI72');
  expect((await portal.find<HTMLInputElement>('input[name="password"]')).value).toBe('Maple6093Sky');
  expect(portal.requests.filter(({ name }) => name === 'logon')).toEqual([]);
  submit();
  await eventually(() => expect(portal.requests.filter(({ name }) => name === 'logon')).toHaveLength(1));
});

test('[OPEN-61] the login of a demonstration that asks for a code says where the code is', async () => {
  const asking = { ...demoLogin, name: 'chanmei88', secret: '528314', asksForCode: true };
  const block = { region: 'HK', demoLogin: asking } as const;
  await portal.open({ block, language: 'en_US', route: '/login', signedIn: false });
  await portal.find('form p', /Log in as chanmei88 with 528314\. The page of all clients leads to the one-time code\./);
});

test.each([
  ['a server that names none', { region: 'TW' }],
  ['recorded answers', { region: 'TW', mode: 'mock', demoLogin }],
] as const)('[OPEN-61] the login page names no login of a demonstration over %s', async (_, block) => {
  await portal.open({ block, language: 'zh_TW', route: '/login', signedIn: false });
  // The panels come in the same file.
  await portal.find('[data-testid=login-panels]');
  expect(portal.all('form button').map(({ textContent }) => textContent)).not.toContain('代為填入');
});

test('[OPEN-61] the local login says that a demonstration takes the PIN', async () => {
  const block = { region: 'HK', demoLogin } as const;
  await portal.open({ block, language: 'en_US', route: '/local-login', signedIn: false });
  await portal.find('[data-testid=text-field-hint]', 'In this demonstration it is the PIN you log in with.');
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
