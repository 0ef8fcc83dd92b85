import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Region } from '../../../domain/region';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { composePlan } from './new-plan-form';
import { acceptNotes, orderLinks } from './order-forms';
import type { ShownPortal } from './shown-portal';

/** Writes into the first field that matches: by typing, or as a password manager does. */
export type Write = (selector: string, text: string) => void;

/** A form that asks for a secret in force: how one comes to it, its field, and the call that takes what is typed. */
export type SecretForm = {
  readonly at: string;
  readonly signedIn?: boolean;
  readonly answers?: Readonly<Record<string, TransportAnswer>>;
  readonly come?: () => Promise<void>;
  readonly field: string;
  readonly send: () => Promise<void>;
  readonly call: string;
};

const page = '[data-testid=change-password-page] button[type=submit]';
const refused = answer(403, refusal('LOG0001'));

async function acceptPlan(portal: ShownPortal, amount: string): Promise<void> {
  await composePlan(portal, amount);
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all<HTMLInputElement>('[data-testid=order-notes] input')) if (!box.checked) box.click();
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

/** Every form that asks for a secret in force, and how the rest of it is filled in. */
export const secretForms = (portal: ShownPortal, region: Region, write: Write) => {
  const click = async (selector: string, text?: string | RegExp): Promise<void> =>
    (await portal.find(selector, text)).click();
  return {
    login: {
      at: '/login',
      signedIn: false,
      field: 'input[name=password]',
      call: 'logon',
      answers: { logon: refused },
      come: async () => {
        await portal.find('input[name=username]');
        write('input[name=username]', 'WANG8888');
      },
      send: () => click('[data-testid=login-form] button[type=submit]'),
    },
    'local login': {
      at: '/local-login',
      signedIn: false,
      field: 'input[name=password]',
      call: 'LocalUserLogin',
      answers: { LocalUserLogin: refused },
      come: async () => {
        await portal.find('input[name=username]');
        write('input[name=username]', 'chanmei88');
      },
      send: () => click('[data-testid=message-page] button[type=submit]'),
    },
    'change of the login name': {
      at: '/username',
      field: 'input[name=current-password]',
      call: 'changeUsername',
      come: async () => {
        await portal.find('input[name=username]');
        write('input[name=username]', 'MEILING7A');
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
        write('input[name=login-next]', next);
        write('input[name=login-again]', next);
      },
      send: () => click(page),
    },
    'change of the second secret': {
      at: '/change-password',
      field: 'input[name=verification-current]',
      call: 'changeSecret',
      come: async () => {
        await click('main [data-testid=segmented] label:nth-of-type(2)');
        await portal.find('input[name=verification-next]');
        const next = region === 'HK' ? '905271' : 'anchor4829';
        write('input[name=verification-next]', next);
        write('input[name=verification-again]', next);
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
        write('input[name=account]', 'maknew');
        write('input[name=login-next]', '９０５271');
        write('input[name=login-again]', '905271 ');
      },
      send: () => click('[data-testid=reset-sheet] button[type=submit]'),
    },
    'reset of the trading password': {
      at: '/reset-trading-password',
      field: 'input[name=current-password]',
      call: 'resetTradingPassword',
      come: async () => {
        await click('[data-testid=code-channels] button');
        await portal.find('input[name=one-time-code]');
        write('input[name=one-time-code]', '12345678');
        await click(page);
        await portal.find('input[name=trading-next]');
        write('input[name=trading-next]', 'anchor4829');
        write('input[name=trading-again]', 'anchor4829');
      },
      send: () => click(page),
    },
    're-authentication': {
      at: '/orders',
      field: '[data-testid=step-up-sheet] input',
      call: 'LocalUserReAuth',
      answers: {
        orderHistory: answer(200, [order]),
        cancelOrder: answer(403, refusal('RE_AUTH')),
        beginReAuthentication: answer(200, { provider: 'LOCAL' }),
      },
      come: async () => {
        await click('[data-testid=record-actions] button');
        await click('dialog button[type=submit]');
        await portal.find('[data-testid=step-up-sheet] input');
      },
      send: () => click('[data-testid=step-up-sheet] button[type=submit]'),
    },
    'order confirmation': {
      at: orderLinks[region],
      field: '[data-testid=order-password] input',
      call: 'urlSubmit',
      come: () => acceptNotes(portal, region),
      send: () => click('[data-testid=order-password] button[type=submit]'),
    },
    'new plan': {
      field: '[data-testid=order-password] input',
      call: 'startPlan',
      at: region === 'HK' ? '/plans/new?fundCode=HK0001' : '/plans/new?fundCode=TW0001',
      come: () => acceptPlan(portal, region === 'HK' ? '2000' : '5000'),
      send: () => click('[data-testid=order-password] button[type=submit]'),
    },
    'change of a plan': {
      at: '/plans',
      field: 'dialog input[type=password]',
      call: 'changePlan',
      come: async () => {
        await click('[data-testid=plan-actions] button');
        await portal.find('dialog input[inputmode=decimal]');
        portal.type('dialog input[inputmode=decimal]', '9000');
        await portal.find('dialog input[type=password]');
      },
      send: () => click('dialog button[type=submit]'),
    },
    'move of the legacy plans': {
      at: '/plans/move',
      field: '[data-testid=order-password] input',
      call: 'movePlans',
      come: () => click('[data-testid=plan-move-go-on] button'),
      send: () => click('[data-testid=order-password] button[type=submit]'),
    },
    'cancelling of an order': {
      at: '/orders',
      field: 'dialog input[type=password]',
      call: 'cancelOrder',
      answers: { orderHistory: answer(200, [{ ...order, currency: 'TWD' }]) },
      come: async () => {
        await click('[data-testid=record-actions] button');
        await portal.find('dialog input[type=password]');
      },
      send: () => click('dialog button[type=submit]'),
    },
  } as const satisfies Record<string, SecretForm>;
};

export type SecretFormName = keyof ReturnType<typeof secretForms>;
