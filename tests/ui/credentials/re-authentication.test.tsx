import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { DataBlock } from '../../../config/portal-configuration';
import type { Language } from '../../../domain/language';
import zh_TW from '../../../ui/i18n/zh_TW/re-authentication.json';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

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
const cancelled = answer(200, { orderId: 'L1.1', cancelledAt: '2099-03-04T02:01:00Z' });
const stepUpRequired = answer(403, refusal('RE_AUTH'));
const proved = answer(200, { data: { localUserReAuth: { success: true } } });
const refusedWith = (code: string) =>
  answer(200, {
    data: null,
    errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code, message: code }] } }],
  });

/** A server that requires a step-up authentication, and accepts it. */
const asking: Readonly<Record<string, TransportAnswer>> = {
  orderHistory: answer(200, [order]),
  beginReAuthentication: answer(200, { provider: 'LOCAL' }),
  finishReAuthentication: answer(200, {}),
  LocalUserReAuth: proved,
};

const sent = (name: string): readonly TransportRequest[] => portal.requests.filter((request) => request.name === name);
const bodiesOf = (name: string): unknown[] => sent(name).map(({ body }): unknown => JSON.parse(body ?? ''));

type Opened = { readonly route?: string; readonly language?: Language; readonly block?: DataBlock };

async function open(
  given: Readonly<Record<string, TransportAnswer>> = {},
  { route = '/orders', language = 'en_US', block = {} }: Opened = {},
): Promise<void> {
  await portal.open({
    block: { region: 'HK', profile: 'standalone', environment: 'test', hotline: '2000 1234', ...block },
    route,
    language,
    answer: ({ name }) => {
      if (name === 'cancelOrder' && !('cancelOrder' in given))
        return sent('LocalUserReAuth').length + sent('finishReAuthentication').length > 0 ? cancelled : stepUpRequired;
      return given[name] ?? asking[name];
    },
  });
}

/** Returns the body that the tab's storage holds of the request to be authenticated. */
const keptBody = (): unknown =>
  JSON.parse(JSON.parse(sessionStorage.getItem('etrading.reAuthBody') ?? '"null"') as string);

async function click(selector: string, text?: string | RegExp): Promise<void> {
  (await portal.find(selector, text)).click();
}

/** Requests the cancellation of the order; the server requires a step-up authentication. */
async function openStepUp(): Promise<void> {
  await click('[data-testid=record-actions] button', 'Cancel this order');
  await click('dialog button', 'Cancel the order');
  await eventually(() => expect(window.location.pathname).toBe('/eTrading/v2/re-auth-local'));
  // Said at once: without it the page has nothing to ask for, and whoever waits for its question waits long.
  expect(keptBody()).toMatchObject({ action: 'CANCEL_ORDER', body: { orderId: 'L1.1' } });
  await portal.find('h1', 'Confirm it is you');
}

async function confirm(secret = '528314'): Promise<void> {
  await portal.find('[data-testid=step-up-sheet] input');
  portal.type('[data-testid=step-up-sheet] input', secret);
  await click('[data-testid=step-up-sheet] button', 'Confirm');
}

const address = (): URLSearchParams => new URLSearchParams(window.location.search);

function go(path: string): void {
  window.history.pushState(null, '', `/eTrading/v2${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

describe('what the server wants a proof of', () => {
  it('[REAUTH-01..10, REAUTH-13..15, SESS-26, ROUTE-07] a step-up is confirmed on the local page, and the request carried out in the page that asked', async () => {
    await open();
    await openStepUp();
    expect(window.location.pathname).toBe('/eTrading/v2/re-auth-local');
    const [{ nonce } = { nonce: '' }] = bodiesOf('beginReAuthentication') as { nonce: string }[];
    expect(bodiesOf('beginReAuthentication')).toEqual([
      { type: 'ORDER', action: 'CANCEL_ORDER', nonce, body: { orderId: 'L1.1' } },
    ]);
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.fromEntries(address())).toEqual({ locale: 'en_US', nonce, type: 'ORDER', action: 'CANCEL_ORDER' });
    await portal.find('[data-testid=step-up-subject] p', 'You are about to: cancel an order');
    expect(sessionStorage.getItem('etrading.reAuthUrl')).toBe('"/orders"');
    expect(sessionStorage.getItem('etrading.reAuthType')).toBe('"ORDER"');
    await confirm();
    await portal.find('[role=status]', 'The order for Asia Growth Fund is cancelled. See Past orders.');
    expect(bodiesOf('LocalUserReAuth')).toMatchObject([{ variables: { nonce, password: '528314' } }]);
    expect(bodiesOf('cancelOrder')).toEqual([{ orderId: 'L1.1' }, { orderId: 'L1.1' }]);
    expect(new Set(sent('cancelOrder').map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(window.location.pathname).toBe('/eTrading/v2/orders');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('reAuth'))).toEqual([]);
  });

  it.each([
    ['en_US', ['Buy Asia Growth Fund (HK0001)', 'HKD 10,000.00', 'Placed on 04 Mar 2099']],
    ['zh_HK', ['認購 Asia Growth Fund (HK0001)', 'HKD 10,000.00', '於 2099/03/04 提交']],
  ] as const)(
    '[REAUTH-13, ORDQ-06] names in %s the order that is about to be cancelled by kind, fund, amount and day, and not by its number',
    async (language, lines) => {
      await open({}, { language });
      await click('[data-testid=record-actions] button');
      await click('dialog [data-theme=outlined]');
      await portal.find('[data-testid=step-up-detail]', lines[0]);
      expect(portal.textsOf('[data-testid=step-up-detail]')).toEqual(lines);
      expect(portal.textsOf('[data-testid=step-up-subject]').join()).not.toContain('L1.1');
    },
  );

  it('[SESS-26, REAUTH-04] waits without a secret, and none stays after it was typed', async () => {
    await open({ LocalUserReAuth: offline });
    await openStepUp();
    await confirm('739164');
    await portal.find('[data-tone=danger]', /check your connection/);
    expect(keptBody()).toMatchObject({ action: 'CANCEL_ORDER', body: { orderId: 'L1.1' } });
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('739164');
    expect((await portal.find<HTMLInputElement>('[data-testid=step-up-sheet] input')).value).toBe('');
  });

  it('[REAUTH-17, REAUTH-19] the request is not carried out on an answer that says no: the secret is asked for again, and nothing sent', async () => {
    await open({ LocalUserReAuth: answer(200, { data: { localUserReAuth: { success: false } } }) });
    await openStepUp();
    await confirm();
    await portal.find('[data-tone=danger]', 'Invalid credential. Please try again.');
    expect([sent('cancelOrder').length, sessionStorage.getItem('etrading.isReAuthCompleted')]).toEqual([1, null]);
  });

  it.each([
    ['en_US', 'Confirm', 'Invalid credential. Please try again.', 'Please enter your local password.'],
    ['zh_HK', '確認', '密碼無效，請重新輸入。', '請輸入本機密碼。'],
  ] as const)(
    '[REAUTH-17, ERR-85, I18N-10] the secret is asked for again after a wrong one, or none, in %s',
    async (language, button, invalid, required) => {
      await open({ LocalUserReAuth: refusedWith('RE_AUTH_CREDENTIAL') }, { language });
      await click('[data-testid=record-actions] button');
      await click('dialog [data-theme=outlined]');
      await click('[data-testid=step-up-sheet] button', button);
      await portal.find('[data-testid=text-field-error]', required);
      expect(address().get('locale')).toBe(language);
      portal.type('[data-testid=step-up-sheet] input', '000000');
      await click('[data-testid=step-up-sheet] button', button);
      await portal.find('[data-tone=danger]', invalid);
      expect(sent('cancelOrder')).toHaveLength(1);
    },
  );

  it('[REAUTH-15] the local page says that a demonstration takes the PIN', async () => {
    const demoLogin = { name: 'chanmei88', secret: '528314', asksForCode: false, others: '/sandbox/clients' };
    await open({}, { block: { demoLogin } });
    await openStepUp();
    await portal.find('[data-testid=text-field-hint]', 'In this demonstration it is the PIN you log in with.');
  });

  it('[AUTH-44, ERR-28] says that the account is locked', async () => {
    await open({ LocalUserReAuth: refusedWith('LOG0005') });
    await openStepUp();
    await confirm();
    await portal.find('[data-tone=danger]', /^Your account is locked\./);
  });

  it('[REAUTH-16, REAUTH-14] the request is not carried out when the client cancels, which the page that asked says', async () => {
    await open();
    await openStepUp();
    await click('[data-testid=step-up-sheet] button', 'Go back without confirming');
    await portal.find('dialog [data-tone=warning]', 'Not confirmed. The order was not cancelled and is unchanged.');
    expect(window.location.pathname).toBe('/eTrading/v2/orders');
    expect([sent('cancelOrder').length, sent('LocalUserReAuth').length]).toEqual([1, 0]);
  });

  it.each([
    ['RE_AUTH_EXPIRED', 'More than five minutes have passed, so nothing was done. You can make your request again.'],
    ['RE_AUTH_USED', 'This confirmation has already been used, and counts only once. Nothing more was done.'],
  ])('[OPEN-43] that is %s ends in its own words, and leads back', async (code, sentence) => {
    await open({ LocalUserReAuth: refusedWith(code) });
    await openStepUp();
    await confirm();
    await portal.find('[data-testid=step-up-text]', sentence);
    await click('[data-testid=step-up-sheet] button', 'Back to where you were');
    await portal.find('dialog [data-tone=warning]');
    expect(sent('cancelOrder')).toHaveLength(1);
  });

  it('[OPEN-43] a step-up is not asked for a second time when the server doesn’t take the one it got', async () => {
    await open({ cancelOrder: stepUpRequired });
    await openStepUp();
    await confirm();
    await portal.find('dialog [data-tone=warning]', /^Not confirmed/);
    expect([sent('cancelOrder').length, sent('beginReAuthentication').length]).toEqual([2, 1]);
  });

  it('[OPEN-57] a step-up that nobody can give says whom to call', async () => {
    await open({ beginReAuthentication: answer(400, refusal('RE_AUTH_UNAVAILABLE')) });
    await click('[data-testid=record-actions] button', 'Cancel this order');
    await click('dialog button', 'Cancel the order');
    await portal.find('dialog [data-tone=danger]', /to cancel it, please call 2000 1234\.$/);
    expect(sessionStorage.getItem('etrading.reAuthBody')).toBeNull();
  });
});

describe('the return from a provider', () => {
  const returned = async (result: string, given: Readonly<Record<string, TransportAnswer>> = {}): Promise<void> => {
    await open(given);
    await openStepUp();
    go(`/re-auth-callback?result=${result}&nonce=${address().get('nonce') ?? ''}`);
  };

  it('[ROUTE-05, ROUTE-06, REAUTH-12, REAUTH-14, OPEN-13] the server checks the return from a provider, and the request is carried out', async () => {
    await returned('a-code');
    await portal.find('[role=status]', /^The order for Asia Growth Fund is cancelled\./);
    expect(bodiesOf('finishReAuthentication')).toMatchObject([{ result: 'a-code' }]);
    expect(sent('cancelOrder')).toHaveLength(2);
  });

  it('[REAUTH-14] the return after the client cancelled leads back, with nothing done', async () => {
    await returned('cancelled');
    await portal.find('dialog [data-tone=warning]', /^Not confirmed/);
    expect([sent('finishReAuthentication').length, sent('cancelOrder').length]).toEqual([0, 1]);
  });

  it.each([
    ['failed', asking, 'Your confirmation did not succeed, so nothing was done. You can make your request again.'],
    ['', asking, 'Your confirmation did not succeed, so nothing was done. You can make your request again.'],
    [
      'a-code',
      { finishReAuthentication: answer(400, refusal('RE_AUTH_CREDENTIAL')) },
      'The person who confirmed is not the client logged in here, so nothing was done.',
    ],
    [
      'a-code',
      { finishReAuthentication: answer(400, refusal('RE_AUTH_EXPIRED')) },
      'More than five minutes have passed, so nothing was done. You can make your request again.',
    ],
    [
      'a-code',
      { finishReAuthentication: answer(400, refusal('RE_AUTH_USED')) },
      'This confirmation has already been used, and counts only once. Nothing more was done.',
    ],
    [
      'forged',
      { finishReAuthentication: answer(400, refusal('RE_AUTH_UNKNOWN')) },
      'There is nothing to confirm in this window. Nothing was done.',
    ],
  ] as const)(
    '[REAUTH-14, OPEN-43] the return with "%s" ends calmly in its own words (%#)',
    async (result, given, sentence) => {
      await returned(result, given);
      await portal.find('[data-testid=step-up-text]', sentence);
      await click('[data-testid=step-up-sheet] button', 'Back to where you were');
      await portal.find('dialog [data-tone=warning]');
      expect(sent('cancelOrder')).toHaveLength(1);
    },
  );

  const nothingWaits = 'There is nothing to confirm in this window. Nothing was done.';

  it('[OPEN-43, REAUTH-08] a return with another nonce, or for a body that was exchanged in the tab, asks the server nothing', async () => {
    await open();
    await openStepUp();
    const nonce = address().get('nonce') ?? '';
    go(`/re-auth-callback?result=a-code&nonce=${'a'.repeat(64)}`);
    await portal.find('[data-testid=step-up-text]', nothingWaits);
    const kept = JSON.parse(sessionStorage.getItem('etrading.reAuthBody') ?? '') as string;
    sessionStorage.setItem('etrading.reAuthBody', JSON.stringify(kept.replace('L1.1', 'L9.9')));
    go(`/re-auth-callback?again&result=a-code&nonce=${nonce}`);
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect([sent('finishReAuthentication').length, sent('cancelOrder').length]).toEqual([0, 1]);
  });

  it.each(['/re-auth-callback?result=a-code&nonce=1', '/re-auth-local?nonce=1'])(
    '[REAUTH-18, CONFLICT-53] %s is no page in Taiwan, whose words for a wrong secret are there all the same',
    async (route) => {
      await portal.open({ block: { region: 'TW', profile: 'standalone', environment: 'test' }, route });
      await portal.find('h1', '找不到頁面');
      expect(zh_TW.invalid).toBe('密碼無效，請再試一次。');
    },
  );

  it.each(['/re-auth-callback?result=a-code&nonce=1', '/re-auth-redirect', '/re-auth-local?nonce=1'])(
    '[ROUTE-05..07, OPEN-13] %s opened by hand says that nothing waits',
    async (route) => {
      await open({}, { route });
      await portal.find('[data-testid=step-up-text]', nothingWaits);
      await portal.find('[data-testid=step-up-sheet] a', 'Go to my portfolio');
      expect(sent('finishReAuthentication')).toEqual([]);
    },
  );

  it('[ROUTE-06, REAUTH-12] the page /re-auth-redirect does nothing before there is a step-up', async () => {
    await open();
    await openStepUp();
    go('/re-auth-redirect');
    await portal.find(
      '[data-testid=step-up-text]',
      'Your confirmation did not succeed, so nothing was done. You can make your request again.',
    );
    expect(sent('cancelOrder')).toHaveLength(1);
  });

  it('[ROUTE-06, REAUTH-12, REAUTH-14] the page /re-auth-redirect goes on where the tab says there is a step-up, and the server alone judges', async () => {
    await open();
    await openStepUp();
    sessionStorage.setItem('etrading.isReAuthCompleted', 'true');
    go('/re-auth-redirect');
    await portal.find('dialog [data-tone=warning]', /^Not confirmed/);
    expect(window.location.pathname).toBe('/eTrading/v2/orders');
    expect([sent('cancelOrder').length, sent('beginReAuthentication').length]).toEqual([2, 1]);
  });
});
