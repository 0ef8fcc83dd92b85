import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Region } from '../../../domain/region';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { composePlan } from '../support/new-plan-form';
import { acceptNotes, orderLinks } from '../support/order-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();
const sent = (name: string) => portal.requests.filter((request) => request.name === name);

/** A form that asks for a secret in force: how one comes to it, its field, and the call that takes what is typed. */
type SecretForm = {
  readonly at: string;
  readonly signedIn?: boolean;
  readonly answers?: Readonly<Record<string, TransportAnswer>>;
  readonly come?: () => Promise<void>;
  readonly field: string;
  readonly send: () => Promise<void>;
  readonly call: string;
};

const page = '.change-password-page button[type=submit]';
const refused = answer(403, refusal('LOG0001'));

async function acceptPlan(amount: string): Promise<void> {
  await composePlan(portal, amount);
  await portal.find('.order-notes input');
  for (const box of portal.all<HTMLInputElement>('.order-notes input')) if (!box.checked) box.click();
}

const order = {
  type: 'B',
  fund: { name: { code: 'HK0001', value: 'Asia Growth Fund' } },
  amount: '10000',
  status: 'RECEIVED',
  chargeRate: '0.6',
  fee: '60',
  orderId: 'L1.1',
  currency: 'HKD',
  transactionDate: null,
  units: null,
  ePoints: null,
  price: null,
  priceCurrency: 'HKD',
  reason: null,
  receivedAt: '2099-03-04T02:00:00Z',
  changedAt: '2099-03-04T02:00:00Z',
  next: { step: 'accept', date: '2099-03-04', dueAt: '2099-03-04T17:00:00+08:00' },
};

const forms = (region: Region) =>
  ({
    login: {
      at: '/login',
      signedIn: false,
      field: 'input[name=password]',
      call: 'logon',
      answers: { logon: refused },
      come: async () => {
        await portal.find('input[name=username]');
        portal.type('input[name=username]', 'WANG8888');
      },
      send: () => click('.login-form button[type=submit]'),
    },
    'local login': {
      at: '/local-login',
      signedIn: false,
      field: 'input[name=password]',
      call: 'LocalUserLogin',
      answers: { LocalUserLogin: refused },
      come: async () => {
        await portal.find('input[name=username]');
        portal.type('input[name=username]', 'chanmei88');
      },
      send: () => click('.message-page button[type=submit]'),
    },
    'change of the login name': {
      at: '/username',
      field: 'input[name=current-password]',
      call: 'changeUsername',
      come: async () => {
        await portal.find('input[name=username]');
        portal.type('input[name=username]', 'MEILING7A');
      },
      send: () => click(page),
    },
    'change of the login’s secret': {
      at: '/change-password',
      field: 'input[name=login-current]',
      call: 'changeSecret',
      come: async () => {
        await portal.find('input[name=login-next]');
        const next = region === 'HK' ? '905271' : 'Harbor4829Kite';
        portal.type('input[name=login-next]', next);
        portal.type('input[name=login-again]', next);
      },
      send: () => click(page),
    },
    'change of the second secret': {
      at: '/change-password',
      field: 'input[name=verification-current]',
      call: 'changeSecret',
      come: async () => {
        await click('.segmented label:nth-of-type(2)');
        await portal.find('input[name=verification-next]');
        const next = region === 'HK' ? '905271' : 'anchor4829';
        portal.type('input[name=verification-next]', next);
        portal.type('input[name=verification-again]', next);
      },
      send: () => click(page),
    },
    'activation of a PIN': {
      at: '/activate-pin',
      signedIn: false,
      field: 'input[name=login-current]',
      call: 'activatePin',
      come: async () => {
        await portal.find('input[name=account]');
        portal.type('input[name=account]', 'maknew');
        portal.type('input[name=login-next]', '９０５271');
        portal.type('input[name=login-again]', '905271 ');
      },
      send: () => click('.reset-sheet button[type=submit]'),
    },
    'reset of the trading password': {
      at: '/reset-trading-password',
      field: 'input[name=current-password]',
      call: 'resetTradingPassword',
      come: async () => {
        await click('.code-channels button');
        await portal.find('input[name=one-time-code]');
        portal.type('input[name=one-time-code]', '12345678');
        await click(page);
        await portal.find('input[name=trading-next]');
        portal.type('input[name=trading-next]', 'anchor4829');
        portal.type('input[name=trading-again]', 'anchor4829');
      },
      send: () => click(page),
    },
    're-authentication': {
      at: '/orders',
      field: '.proof-sheet input',
      call: 'LocalUserReAuth',
      answers: {
        orderHistory: answer(200, [order]),
        cancelOrder: answer(403, refusal('RE_AUTH')),
        beginReAuthentication: answer(200, { provider: 'LOCAL' }),
      },
      come: async () => {
        await click('.record-actions button');
        await click('dialog button[type=submit]');
        await portal.find('.proof-sheet input');
      },
      send: () => click('.proof-sheet button[type=submit]'),
    },
    'order confirmation': {
      at: orderLinks[region],
      field: '.order-password input',
      call: 'urlSubmit',
      come: () => acceptNotes(portal, region),
      send: () => click('.order-password button[type=submit]'),
    },
    'new plan': {
      field: '.order-password input',
      call: 'startPlan',
      at: region === 'HK' ? '/plans/new?fundCode=HK0001' : '/plans/new?fundCode=TW0001',
      come: () => acceptPlan(region === 'HK' ? '2000' : '5000'),
      send: () => click('.order-password button[type=submit]'),
    },
    'change of a plan': {
      at: '/plans',
      field: 'dialog input[type=password]',
      call: 'changePlan',
      come: async () => {
        await click('.plan-actions button');
        await portal.find('dialog input[inputmode=decimal]');
        portal.type('dialog input[inputmode=decimal]', '9000');
        await portal.find('dialog input[type=password]');
      },
      send: () => click('dialog button[type=submit]'),
    },
    'move of the legacy plans': {
      at: '/plans/move',
      field: '.order-password input',
      call: 'movePlans',
      come: () => click('.plan-move-go-on button'),
      send: () => click('.order-password button[type=submit]'),
    },
    'cancelling of an order': {
      at: '/orders',
      field: 'dialog input[type=password]',
      call: 'cancelOrder',
      answers: { orderHistory: answer(200, [{ ...order, currency: 'TWD' }]) },
      come: async () => {
        await click('.record-actions button');
        await portal.find('dialog input[type=password]');
      },
      send: () => click('dialog button[type=submit]'),
    },
  }) as const satisfies Record<string, SecretForm>;

type Name = keyof ReturnType<typeof forms>;

async function sendTyped(region: Region, name: Name, typed: string): Promise<SecretForm> {
  const form: SecretForm = forms(region)[name];
  await portal.open({
    block: { region, profile: 'standalone', environment: 'test' },
    route: form.at,
    language: region === 'HK' ? 'en_US' : 'zh_TW',
    signedIn: form.signedIn ?? true,
    answer: (request) => form.answers?.[request.name],
  });
  await form.come?.();
  await portal.find(form.field);
  portal.type(form.field, typed);
  await form.send();
  return form;
}

/** Everything that a call sends, with what stands in its Authorization header in the clear. */
const contentOf = ({ headers, body }: (typeof portal.requests)[number]): string => {
  const basic = /^Basic (.+)$/.exec(headers['Authorization'] ?? '')?.[1];
  return `${body ?? ''} ${basic === undefined ? '' : new TextDecoder().decode(Buffer.from(basic, 'base64'))}`;
};

describe('a PIN with full-width digits, blanks and invisible signs', () => {
  it.each([
    'login',
    'local login',
    'change of the login name',
    'change of the login’s secret',
    'change of the second secret',
    'activation of a PIN',
    're-authentication',
    'order confirmation',
    'new plan',
    'change of a plan',
    'move of the legacy plans',
  ] as const satisfies readonly Name[])(
    '[PIN-05, PIN-06, AUTH-44, CONFLICT-02] is sent as the six digits that are meant: %s',
    async (name) => {
      const { call } = await sendTyped('HK', name, '\u202A５２８ 314\u200B ');
      await vi.waitFor(() => expect(sent(call)).toHaveLength(1));
      const [request] = sent(call);
      expect(request && contentOf(request)).toMatch(/[":]528314(?!\d)/);
      expect(request && contentOf(request)).not.toMatch(/５|\u200B/u);
    },
  );
});

const malformed = {
  login: '登入密碼只能使用半形英文字母與數字，不含空白。請切換為半形後重新輸入。',
  present: '交易密碼只能使用半形英文字母與數字，不含空白。請切換為半形後重新輸入。',
  trading: '交易密碼為至少 6 個半形英文字母或數字，不含其他字元。',
} as const;

describe('a password with what no password has', () => {
  it.each([
    ['login', 'Sunny4102Tea', malformed.login],
    ['change of the login name', 'Sunny4102Tea', malformed.login],
    ['change of the login’s secret', 'Sunny4102Tea', malformed.login],
    ['change of the second secret', 'trade7316', malformed.present],
    ['reset of the trading password', 'Sunny4102Tea', malformed.login],
    ['order confirmation', 'trade7316', malformed.trading],
    ['new plan', 'trade7316', malformed.trading],
    ['change of a plan', 'trade7316', malformed.trading],
    ['cancelling of an order', 'trade7316', malformed.trading],
  ] as const satisfies readonly (readonly [Name, string, string])[])(
    '[CONFLICT-02, AUTH-44, CRED-24] is not changed, not sent and not counted, and the form says so: %s',
    async (name, secret, says) => {
      for (const typed of [`${secret} `, ` ${secret}`, `${secret}\u200B`, secret.replace(/\d/, '４')]) {
        const { call, field } = await sendTyped('TW', name, typed);
        await portal.find('.text-field-error', says);
        expect(portal.all<HTMLInputElement>(field)[0]?.value).toBe(typed);
        expect(sent(call)).toEqual([]);
      }
    },
  );
});
