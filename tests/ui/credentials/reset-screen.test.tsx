import { expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { inFields } from '../support/birth-date';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** The second step of a reset, where the client holds a code, typed. */
async function withCode(validated: TransportAnswer): Promise<void> {
  const given: Record<string, TransportAnswer> = {
    forgotPinStep: answer(200, { step: '1', resetMode: 'ONLY_PIN', maskedEmail: 'w***@example.test' }),
    forgotPinValidateOtp: validated,
  };
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-username-password',
    language: 'zh_TW',
    signedIn: false,
    answer: ({ name }) => given[name],
  });
  (await portal.find('button', '我已經有驗證碼')).click();
  await portal.find('input[name=one-time-code]');
  portal.type('input[name=one-time-code]', '12345678');
  (await portal.find('button[type=submit]')).click();
}

const identity = {
  account: 'WANG8888',
  nationalId: 'A200000011',
  birthDate: '1980-01-02',
  email: 'wang@example.test',
  mobile: '0912345678',
  phone: '0223456789',
};

/** The first step of a reset, where the server goes on with whatever is sent. */
function atTheBeginning(resetMode = 'ONLY_PIN'): Promise<void> {
  const stepAfter = (body = '{}'): string => ((JSON.parse(body) as { step?: string }).step === '0' ? '1' : '999');
  return portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-username-password',
    language: 'zh_TW',
    signedIn: false,
    answer: ({ name, body }) => {
      if (name === 'forgotPinStep') return answer(200, { step: '0' });
      if (name === 'forgotPin')
        return answer(200, { step: stepAfter(body), resetMode, maskedEmail: 'w***@example.test' });
      return name === 'forgotPinValidateOtp' ? answer(200, 'true') : undefined;
    },
  });
}

it('[RESET-01, ROUTE-08] the reset is open to a visitor of Taiwan, from the login page, and no page in Hong Kong', async () => {
  await portal.open({ block: { region: 'TW', profile: 'standalone' }, route: '/login', signedIn: false });
  (await portal.find('[data-testid=login-links] a', '忘記代碼或密碼')).click();
  await portal.find('h2', '您需要什麼協助？');
  expect(window.location.pathname).toBe('/eTrading/v2/reset-username-password');
  const elsewhere = { route: '/reset-username-password', language: 'en_US', signedIn: false } as const;
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, ...elsewhere });
  await portal.find('h1', 'Page not found');
});

const userCodeField = ['username', 'HARBOR91'] as const;
const passwordFields = [
  ['new-password', 'Harbor7291Tea'],
  ['new-password-again', 'Harbor7291Tea'],
] as const;

it('[RESET-14, RESET-17] offers the password, the user code, both and a lock, none of them chosen', async () => {
  await atTheBeginning();
  await portal.find('label strong', '我忘記密碼');
  expect(portal.textsOf('label strong')).toEqual(['我忘記密碼', '我忘記使用者代碼', '兩者都忘記了', '我的帳戶被鎖定']);
  expect(portal.all('input:checked')).toEqual([]);
});

it.each([
  ['我忘記密碼', 'ONLY_PIN', passwordFields, { pin: 'Harbor7291Tea' }],
  ['我忘記使用者代碼', 'ONLY_USERNAME', [userCodeField], { username: 'HARBOR91' }],
  [
    '兩者都忘記了',
    'PIN_AND_USERNAME',
    [userCodeField, ...passwordFields],
    { username: 'HARBOR91', pin: 'Harbor7291Tea' },
  ],
  ['我的帳戶被鎖定', 'ONLY_PIN', passwordFields, { pin: 'Harbor7291Tea' }],
] as const)(
  '[RESET-09, RESET-14, CONFLICT-19] "%s", once chosen, is sent as %s, asks for what it replaces, and sends that',
  async (choice, resetMode, fields, details) => {
    await atTheBeginning(resetMode);
    (await portal.find('label strong', choice)).click();
    (await portal.find('button[type=submit]')).click();
    await portal.find('input[name=birthDate-year]');
    for (const [name, text] of Object.entries(inFields(identity))) portal.type(`input[name=${name}]`, text);
    (await portal.find('button[type=submit]')).click();
    (await portal.find('button', '我已經有驗證碼')).click();
    await portal.find('input[name=one-time-code]');
    portal.type('input[name=one-time-code]', '12345678');
    (await portal.find('button[type=submit]')).click();
    await portal.find(`input[name=${fields[0][0]}]`);
    expect(portal.all<HTMLInputElement>('form input').map(({ name }) => name)).toEqual(fields.map(([name]) => name));
    for (const [name, text] of fields) portal.type(`input[name=${name}]`, text);
    (await portal.find('button[type=submit]')).click();
    await portal.find('button', '重設其他登入資料');
    const sent = portal.requests.filter(({ name }) => name === 'forgotPin');
    expect(sent.map(({ body }): unknown => JSON.parse(body ?? ''))).toEqual([
      expect.objectContaining({ step: '0', resetMode }),
      { step: '2', ...details },
    ]);
  },
);

it('[RESET-04, RESET-05] names each of the new details that is missing at its field, and enters the first', async () => {
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-username-password',
    language: 'zh_TW',
    signedIn: false,
    answer: ({ name }) =>
      name === 'forgotPinStep' ? answer(200, { step: '2', resetMode: 'PIN_AND_USERNAME' }) : undefined,
  });
  (await portal.find('[data-testid=reset-sheet] button[type=submit]')).click();
  await eventually(() =>
    expect(portal.textsOf('[data-testid=text-field-error]')).toEqual([
      '請輸入新的使用者代碼。',
      '請設定新的密碼。',
      '請再輸入一次新的密碼。',
    ]),
  );
  expect(document.activeElement?.getAttribute('name')).toBe('username');
  portal.type('input[name=username]', 'HARBOR91');
  portal.type('input[name=new-password]', 'Harbor7291Tea');
  (await portal.find('[data-testid=reset-sheet] button[type=submit]')).click();
  await eventually(() => expect(portal.textsOf('[data-testid=text-field-error]')).toEqual(['請再輸入一次新的密碼。']));
  expect(document.activeElement?.getAttribute('name')).toBe('new-password-again');
  expect(portal.requests.map(({ name }) => name)).not.toContain('forgotPin');
});

it('[RESET-27, ERR-57] says that the reset is frozen for 24 hours, and keeps the client at the code', async () => {
  await withCode(answer(403, refusal('PRE0011')));
  await portal.find('[data-tone]', /^為了保護您的帳戶，重設功能已暫停 24 小時。請屆時再試，或來電 /);
  expect(portal.all('h2').map(({ textContent }) => textContent)).not.toContain('設定新的密碼');
});

it('[RESET-15, AUTH-08] goes on to the new details with the right code', async () => {
  await withCode(answer(200, 'true'));
  expect((await portal.find('h2', '設定新的密碼')).isConnected).toBe(true);
});

it('[AUTH-28] says in a reset’s own words that a code is wrong, and keeps what was typed', async () => {
  await withCode(answer(200));
  await portal.find('[data-testid=text-field-error]', '驗證碼不正確或已失效。錯誤超過 3 次，重設功能將暫停 24 小時。');
  expect(portal.all<HTMLInputElement>('input[name=one-time-code]')[0]?.value).toBe('12345678');
});

it('[RESET-06, RESET-16] offers another reset once one is done', async () => {
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-username-password',
    language: 'zh_TW',
    signedIn: false,
    answer: ({ name }) => (name === 'forgotPinStep' ? answer(200, { step: '999', resetMode: 'ONLY_PIN' }) : undefined),
  });
  await portal.find('h2', '新的密碼設定完成');
  (await portal.find('button', '重設其他登入資料')).click();
  expect((await portal.find('h2', '您需要什麼協助？')).isConnected).toBe(true);
});

it('[RESET-16] begins again where the server has no such reset any more, and says so', async () => {
  await withCode(answer(409, refusal('RESET_OVER')));
  await portal.find('h2', '您需要什麼協助？');
  await portal.find('[data-tone]', '這次的重設已結束或逾時，沒有變更任何資料，請重新開始。');
});

it('[TRADE-105, RESET-05] says that the two passwords differ, and sends nothing', async () => {
  await withCode(answer(200, 'true'));
  await portal.find('input[name=new-password]');
  portal.type('input[name=new-password]', 'Harbor7291Tea');
  portal.type('input[name=new-password-again]', 'Harbor7291Sea');
  (await portal.find('button[type=submit]')).click();
  await portal.find('[data-testid=text-field-error]', '兩次輸入的密碼不同，請再輸入一次。');
  expect(portal.requests.map(({ name }) => name)).not.toContain('forgotPin');
});
