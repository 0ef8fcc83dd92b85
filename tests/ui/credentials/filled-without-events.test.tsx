import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Region } from '../../../domain/region';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { inFields } from '../support/birth-date';
import { type SecretForm, type SecretFormName, secretForms } from '../support/secret-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();
const fill = (selector: string, text: string): void => void portal.fill(selector, text);

/** Everything that a call sends, with what stands in its Authorization header in the clear. */
const contentOf = ({ headers, body }: (typeof portal.requests)[number]): string => {
  const basic = /^Basic (.+)$/.exec(headers['Authorization'] ?? '')?.[1];
  return `${body ?? ''} ${basic === undefined ? '' : new TextDecoder().decode(Buffer.from(basic, 'base64'))}`;
};

async function sentBy(call: string): Promise<string> {
  const requests = await eventually(() => {
    const found = portal.requests.filter(({ name }) => name === call);
    expect(found).toHaveLength(1);
    return found;
  });
  return requests.map(contentOf).join('');
}

async function open(region: Region, form: Pick<SecretForm, 'at' | 'signedIn' | 'answers'>): Promise<void> {
  await portal.open({
    block: { region, profile: 'standalone', environment: 'test' },
    route: form.at,
    language: region === 'HK' ? 'en_US' : 'zh_TW',
    signedIn: form.signedIn ?? true,
    answer: (request) => form.answers?.[request.name],
  });
}

const secrets: Readonly<Partial<Record<SecretFormName, readonly [Region, string]>>> = {
  'reset of the trading password': ['TW', 'Sunny4102Tea'],
  'cancelling of an order': ['TW', 'trade7316'],
};

describe('a form that a password manager fills in without an event', () => {
  it.each([
    'login',
    'local login',
    'change of the login name',
    'change of the login’s secret',
    'change of the second secret',
    'activation of a PIN',
    'reset of the trading password',
    're-authentication',
    'order confirmation',
    'new plan',
    'change of a plan',
    'move of the legacy plans',
    'cancelling of an order',
  ] as const satisfies readonly SecretFormName[])(
    '[AUTH-38, AUTH-39, TRADE-102] counts as filled in, and is sent: %s',
    async (name) => {
      const [region, secret] = secrets[name] ?? ['HK', '528314'];
      const form: SecretForm = secretForms(portal, region, fill)[name];
      await open(region, form);
      await form.come?.();
      await portal.find(form.field);
      fill(form.field, secret);
      await form.send();
      expect(await sentBy(form.call)).toContain(secret);
    },
  );
});

const visitor = { signedIn: false } as const;
const addedAt = '2026-11-01T02:00:00Z';
const next = '[data-testid=reset-sheet] button[type=submit]';
const atStep = (step: string, rest: Readonly<Record<string, TransportAnswer>> = {}) => ({
  ...visitor,
  at: '/reset-username-password',
  answers: { forgotPinStep: answer(200, { step, resetMode: 'ONLY_PIN', maskedEmail: 'w***@example.test' }), ...rest },
});

/** A form that asks for a code or for data that identify: how one comes to its fields, and what is sent of them. */
type IdentityForm = Pick<SecretForm, 'at' | 'signedIn' | 'answers' | 'call'> & {
  readonly region: Region;
  readonly come?: () => Promise<void>;
  readonly fields: Readonly<Record<string, string>>;
  readonly send: () => Promise<void>;
};

const identity: Readonly<Record<string, IdentityForm>> = {
  'code of a login': {
    ...visitor,
    region: 'TW',
    at: '/login',
    answers: {
      logon: answer(200, { enabledLoginOtp: true, maskedMobileNumber: '09****678' }, { auth_checked: 'half-open' }),
    },
    come: async () => {
      await portal.find('input[name=username]');
      portal.type('input[name=username]', 'WANG8888');
      portal.type('input[name=password]', 'Sunny4102Tea');
      await click('[data-testid=login-form] button[type=submit]');
      await click('button', '我已經有驗證碼');
    },
    fields: { 'one-time-code': '12345678' },
    send: () => click('[data-testid=login-form] button[type=submit]'),
    call: 'loginValidateOtp',
  },
  'removal of a passkey': {
    region: 'HK',
    at: '/profile?tab=security',
    answers: {
      passkeys: answer(200, { uses: ['login'], passkeys: [{ id: 'AAAA', name: 'Phone', addedAt, usedAt: null }] }),
    },
    come: () => click('[data-testid=passkey-actions] button:last-child'),
    fields: { password: '528314' },
    send: () => click('[data-testid=passkey-form] button[type=submit]'),
    call: 'removePasskey',
  },
  'data of who asks for a new PIN': {
    ...visitor,
    region: 'HK',
    at: '/reset-pin',
    come: () => click('input[name=pin-type]'),
    fields: inFields({
      account: 'chanmei88',
      birthDate: '1992-05-10',
      email: 'chanmei88@example.test',
      phone: '20000028',
    }),
    send: () => click(next),
    call: 'askForPin',
  },
  'data of who asks for a reset': {
    ...atStep('0'),
    region: 'TW',
    come: async () => {
      await click('[data-testid=reset-losses] input');
      await click(next);
    },
    fields: inFields({
      account: 'WANG8888',
      nationalId: 'A200000011',
      birthDate: '1992-05-10',
      email: 'wang8888@example.test',
      mobile: '0900001678',
      phone: '0200000178',
    }),
    send: () => click(next),
    call: 'forgotPin',
  },
  'code of a reset': {
    ...atStep('1', { forgotPinValidateOtp: answer(200) }),
    region: 'TW',
    come: () => click('button', '我已經有驗證碼'),
    fields: { 'one-time-code': '12345678' },
    send: () => click(next),
    call: 'forgotPinValidateOtp',
  },
  'new details of a reset': {
    ...atStep('2'),
    region: 'TW',
    fields: { 'new-password': 'Harbor4829Kite', 'new-password-again': 'Harbor4829Kite' },
    send: () => click(next),
    call: 'forgotPin',
  },
};

describe('a form for a code or an identity that the browser fills in without an event', () => {
  it.each(Object.entries(identity))(
    '[RESET-21..26, AUTH-28, CRED-28] counts as filled in, and is sent: %s',
    async (_, form) => {
      await open(form.region, form);
      await form.come?.();
      for (const [name, text] of Object.entries(form.fields)) {
        await portal.find(`input[name=${name}]`);
        fill(`input[name=${name}]`, text);
      }
      await form.send();
      const said = await sentBy(form.call);
      for (const [name, text] of Object.entries(form.fields))
        if (name !== 'phone' && name !== 'new-password-again') expect(said).toContain(text);
    },
  );
});

describe('what was filled in without an event', () => {
  const login = { ...visitor, at: '/login', answers: { logon: answer(403, refusal('LOG0001')) } };

  it('[AUTH-39] stays while another field is typed into, and when it is shown', async () => {
    await open('HK', login);
    const field = await portal.find<HTMLInputElement>('input[name=password]');
    fill('input[name=password]', '528314');
    for (const text of ['c', 'ch', 'chanmei88']) portal.type('input[name=username]', text);
    await click('[data-testid=login-form] [data-testid=text-field-box] button');
    await eventually(() => expect(field.type).toBe('text'));
    expect(field.value).toBe('528314');
    await click('[data-testid=login-form] button[type=submit]');
    expect(await sentBy('logon')).toContain('chanmei88:528314');
  });

  it('[AUTH-39] a value that a script of the page wrote is heard, though React takes it for its own', async () => {
    await open('HK', login);
    (await portal.find<HTMLInputElement>('input[name=username]')).value = 'chanmei88';
    (await portal.find<HTMLInputElement>('input[name=password]')).value = '528314';
    await click('[data-testid=login-form] button[type=submit]');
    expect(await sentBy('logon')).toContain('chanmei88:528314');
  });

  it('[AUTH-39] a filled-in secret is gone after a refusal, as a typed one', async () => {
    let refuse = (): void => {};
    const refused = new Promise<TransportAnswer>((resolve) => {
      refuse = () => resolve(login.answers.logon);
    });
    await portal.open({
      block: { region: 'HK' },
      route: '/login',
      language: 'en_US',
      signedIn: false,
      answer: ({ name }) => (name === 'logon' ? refused : undefined),
    });
    await portal.find('input[name=username]');
    fill('input[name=username]', 'chanmei88');
    fill('input[name=password]', '528314');
    await click('[data-testid=login-form] button[type=submit]');
    await portal.find('[data-testid=login-form] button[aria-busy=true]');
    fill('input[name=password]', '905271');
    refuse();
    await portal.find('[data-tone]', /^The username or master account no\./);
    expect(portal.all<HTMLInputElement>('[data-testid=login-form] input').map(({ value }) => value)).toEqual([
      'chanmei88',
      '',
    ]);
  });

  it('[PIN-05, CONFLICT-02] a filled-in secret is spelled as a typed one', async () => {
    await open('HK', { at: '/change-password' });
    const field = await portal.find<HTMLInputElement>('input[name=login-next]');
    fill('input[name=login-next]', '９０５271 ');
    portal.type('input[name=login-current]', '528314');
    expect(field.value).toBe('905271');
  });

  it('[PIN-05] a form’s own text of an event is not taken for a filled-in value', async () => {
    await open('HK', { at: '/change-password' });
    const field = await portal.find<HTMLInputElement>('input[name=login-next]');
    portal.type('input[name=login-next]', '905271');
    let heard = 0;
    field.addEventListener('input', () => (heard += 1));
    portal.type('input[name=login-next]', '905271 ');
    await click('[data-testid=change-password-page] button[type=submit]');
    expect([field.value, heard]).toEqual(['905271', 1]);
  });
});
