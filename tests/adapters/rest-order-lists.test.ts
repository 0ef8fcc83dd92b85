import { describe, expect, it } from 'vitest';
import { RestOrderLists } from '../../adapters/rest/orders/rest-order-lists';
import { RestOrderSubmissions } from '../../adapters/rest/orders/rest-order-submissions';
import type { TransportAnswer } from '../../adapters/http/transport';
import { type Extension, extensions } from '../../contract/extensions';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { buildOrderSubmission } from '../../domain/trading/orders/build-order-submission';
import { decimal } from '../builders/decimal';
import { submission } from './support/order-port-calls';
import { answer, offline, refusal, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';
import { amountQuantity, unitsQuantity } from '../../domain/trading/orders/order';

function over(given: TransportAnswer, offered: readonly Extension[] = extensions) {
  const transport = new ScriptedTransport(() => given);
  const setup = adapterSetup('TW', transport, offered);
  setup.vault.write('AUTH_CHECKED', 'abc');
  const lists = new RestOrderLists(setup.rest, setup.clock);
  const submissions = new RestOrderSubmissions(setup.rest);
  return { transport, setup, lists, submissions };
}

const closed = (link: string) => ({ ok: true, value: { kind: 'closed', link } });
const list = { oid: 'L1', clientId: 'C1', tradingVOList: [] };

describe('a link', () => {
  it.each([
    ['ORDER_LINK_UNREADABLE', 'unreadable'],
    ['ORDER_LINK_EXPIRED', 'expired'],
    ['ORDER_LINK_SENT', 'sent'],
    ['ORDER_LINK_REPLACED', 'replaced'],
    ['ORDER_LINK_CANCELLED', 'cancelled'],
    ['ANY_OTHER', 'unreadable'],
  ])('[TRADE-06, TRADE-61, ERR-21, OPEN-78] that is refused as %s leads to no list: %s', async (code, link) => {
    const { lists } = over(answer(400, refusal(code)));
    expect([await lists.open('L1'), await lists.consent('L1'), await lists.cancel('L1')]).toEqual(
      Array(3).fill(closed(link)),
    );
  });

  it('[TRADE-06, ERR-21] that is refused with 400 and without a code leads to none either', async () => {
    expect(await over(answer(400)).lists.open('L1')).toEqual(closed('unreadable'));
    expect(await over(answer(200, { ...list, active: false })).lists.open('L1')).toEqual(closed('unreadable'));
  });

  it.each([
    [offline, 0, []],
    [answer(403, refusal('E1')), 0, ['E1']],
    [answer(429, refusal('TOO_MANY_REQUESTS')), 0, ['TOO_MANY_REQUESTS']],
    [answer(500), 1, []],
    [answer(503), 1, []],
  ])(
    '[TRADE-07, ERR-01, ERR-05, OPEN-92] that a broken server can’t open is left for the error page: %#',
    async (given, left, shown) => {
      const { lists, setup } = over(given);
      expect(await lists.open('L1')).toMatchObject({ ok: false });
      expect([setup.navigation.exits.length, setup.failures.errors.map(({ code }) => code)]).toEqual([left, shown]);
    },
  );

  it.each([offline, answer(403, refusal('E1')), answer(429, refusal('TOO_MANY_REQUESTS')), answer(500)])(
    '[TRADE-09, OPEN-76, OPEN-92] stays as it is when its consent or its cancelling fails: %#',
    async (given) => {
      const { lists, setup } = over(given);
      expect(await lists.consent('L1')).toMatchObject({ ok: false });
      expect(await lists.cancel('L1')).toMatchObject({ ok: false });
      expect([setup.navigation.exits, setup.failures.errors]).toEqual([[], []]);
    },
  );

  it('[API-75, TRADE-90] says when it was answered, by the server’s clock, or by the page’s own where that isn’t stated', async () => {
    const dated = answer(200, list, { date: 'Fri, 20 Nov 2026 02:00:05 GMT' });
    expect(await over(dated).lists.open('L1')).toMatchObject({ value: { answeredAt: '2026-11-20T02:00:05.000Z' } });
    const { lists, setup } = over(answer(200, list));
    const now = new Date(setup.clock.now()).toISOString();
    expect(await lists.open('L1')).toMatchObject({ value: { answeredAt: now } });
  });

  it('[TRADE-58, API-76] a link is consented to once, though the call is a GET', async () => {
    const { lists, transport } = over(offline);
    expect(await lists.consent('L1')).toMatchObject({ ok: false, error: { kind: 'no-answer' } });
    expect(transport.requests.map(({ method, url }) => [method, url.replace(/.*\/v2/, '')])).toEqual([
      ['GET', '/urlService/sign?oid=L1'],
    ]);
  });

  it('[OPEN-79, OPEN-59] a link is given up by itself where the server has no such call, which is not sent', async () => {
    const { lists, transport } = over(answer(404), []);
    expect(await lists.cancel('L1')).toEqual({ ok: true, value: { kind: 'done' } });
    expect(transport.requests).toEqual([]);
  });
});

describe('a submission', () => {
  const key = deriveKey('order-list', 'L1');

  it('[TRADE-29..35, CONFLICT-02, ENT-51..54, API-77] goes out with figures as text, no charge and no percent of a redemption, both acknowledgements, and the codes and agreements of each item', async () => {
    const { submissions, transport } = over(answer(500));
    const agreements = [{ categoryCode: 'C1' }];
    const built = buildOrderSubmission({
      accountNo: '51-1',
      listId: 'L1',
      tradingPassword: 'aB12cd',
      disadvantagedElderlyAck: true,
      elderlyRedeemOverHalfAck: false,
      orders: [
        {
          kind: 'buy',
          fundCode: 'A',
          currency: 'TWD',
          quantity: amountQuantity(decimal('5000.00')),
          discountCode: 'D1',
          agreements,
        },
        {
          kind: 'switch',
          fundCode: 'B',
          intoFundCode: 'C',
          currency: 'USD',
          quantity: unitsQuantity(decimal('7.500')),
          percentOfHoldings: decimal('12.50'),
          agreements,
          feeType: 'front-end',
        },
        {
          kind: 'redemption',
          fundCode: 'D',
          currency: 'EUR',
          quantity: unitsQuantity(decimal('10.1')),
          fundName: 'Fund D',
          totalHoldings: decimal('100'),
          availableHoldings: decimal('90'),
          unitPrecision: 3,
          unitPricePrecision: 2,
          baseCurrency: 'EUR',
          feeType: 'back-end',
          bankAccount: '9012',
        },
      ],
    });
    await submissions.send({ submission: built, key });
    const approved = [{ categoryCode: 'C1', approved: 'Y' }];
    expect(JSON.parse(transport.last.body ?? '')).toEqual({
      accountNo: '51-1',
      oid: 'L1',
      vpin: 'aB12cd',
      lineManager: '',
      disadvantagedElderlyAck: 'Y',
      elderlyRedeemOverHalfAck: 'N',
      allotmentList: [{ fundCode: 'A', amount: '5000.00', currency: 'TWD', discountCode: 'D1', agreements: approved }],
      switchList: [
        {
          outFundCode: 'B',
          inFundCode: 'C',
          switchUnit: '7.500',
          percent: '12.50',
          discountCode: '',
          holdingCurrency: 'USD',
          agreements: approved,
          outFundFeeType: 'front-end',
        },
      ],
      redemptionList: [
        {
          fundCode: 'D',
          unit: '10.1',
          percent: '0',
          redemptionCharge: 0,
          currency: 'EUR',
          fundInfo: 'Fund D',
          totalHoldings: '100',
          availableHoldings: '90',
          redUnitPrecision: 3,
          redUnitPricePrecision: 2,
          baseCurrency: 'EUR',
          fundFeeType: 'back-end',
          unitsBreakdown: [],
          bankAccountNo: '9012',
        },
      ],
    });
  });

  it('[TRADE-14, ERR-20, CONFLICT-09, API-77] refused for its trading password ends no session, and goes out once', async () => {
    const { submissions, setup, transport } = over(answer(401, refusal('VPN0001')));
    expect(await submissions.send({ submission, key })).toMatchObject({
      error: { kind: 'unauthorized', errors: [{ code: 'VPN0001' }] },
    });
    expect([setup.sessionEnd.events, setup.navigation.exits]).toEqual([[], []]);
    expect(transport.requests).toHaveLength(1);
    expect(transport.last.headers['Idempotency-Key']).toBe('order-list:L1');
  });

  it('[ERR-04, CONFLICT-09] refused because the session is over ends it', async () => {
    const { submissions, setup } = over(answer(401, refusal('SESSION_EXPIRED')));
    expect(await submissions.send({ submission, key })).toMatchObject({ error: { kind: 'unauthorized' } });
    expect(setup.sessionEnd.events).toEqual(['expired']);
  });
});
