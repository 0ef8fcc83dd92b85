import { describe, expect, it } from 'vitest';
import { ok } from '../../../domain/kernel/result';
import type { PaymentMeans } from '../../../application/orders/payment-means';
import type { CurrencyDebit } from '../../../domain/banking/debit';
import { add, compare, toText, zero } from '../../../domain/money/decimal';
import type { FundToBuy } from '../../../ui/screens/place-order/buying/fund-to-buy';
import { BuyViewModel } from '../../../ui/screens/place-order/buying/buy-view-model';
import { refusalDebounceMs } from '../../../ui/orders/typing-pause';
import { estimateDebounceMs } from '../../../ui/orders/units-estimate';
import { decimal } from '../../builders/decimal';
import { settled } from '../../builders/settled';
import { heldUnits, holdingOf } from '../support/order-page';
import { clientOfHongKong, from, placeSetup } from '../support/place-page';

const bankAccountNamed = (bankName: string) => ({
  bankAccountNo: '00123456',
  bankName,
  debitLimitPrecision: 0,
  addressLines: [],
});

const digital = { isDigitalShareClass: true };

async function buying(setup = placeSetup(), ...codes: readonly string[]) {
  const { clock } = setup;
  const view = new BuyViewModel(setup.deps, from({ fundCode: 'A' }));
  await view.load();
  for (const code of codes) await view.add(code);
  const [bought, other] = view.funds;
  if (!bought) throw new Error('no fund is bought');
  return { view, bought, other, clock, checks: setup.checks };
}

describe('the refusal of an amount', () => {
  it('[TRADE-98, TRADE-129] comes once typing pauses, and goes with the next key', async () => {
    const { bought, clock } = await buying(placeSetup({ funds: { A: digital } }));
    bought.type('2999');
    expect(bought.problem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(bought.problem).toBe('below-minimum');
    bought.type('29990');
    expect(bought.problem).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(bought.problem).toBeUndefined();
  });

  it('[TRADE-101] no amount is asked for before the client tries to go on', async () => {
    const { bought, clock, view } = await buying();
    bought.type('1');
    bought.type('');
    clock.advance(refusalDebounceMs);
    expect(bought.problem).toBeUndefined();
    await view.order();
    expect(bought.problem).toBe('required');
  });

  it('[TRADE-116, CONFLICT-40] counts what the other funds of the order take of the day’s cap', async () => {
    const { bought, other, clock } = await buying(placeSetup(), 'B');
    other?.type('29000000');
    bought.type('1000001');
    clock.advance(refusalDebounceMs);
    expect(bought.problem).toBe('above-daily-cap');
    bought.type('1000000');
    clock.advance(refusalDebounceMs);
    expect(bought.problem).toBeUndefined();
  });
});

describe('the units that a purchase is estimated at', () => {
  const priced = { fundPrice: { price: decimal('8'), date: '2026-11-19' } };

  it('[OPEN-80] come at once by the latest price of the fund’s own currency', async () => {
    const { bought, checks } = await buying(placeSetup({ funds: { A: priced } }));
    bought.type('100');
    expect(bought.estimate.bought && toText(bought.estimate.bought.units)).toBe('12.5000');
    expect(checks.asked).toEqual([]);
  });

  it('[API-79, OPEN-80] units for an amount in another currency are asked of the server, with its rate, once typing pauses', async () => {
    const setup = placeSetup({ funds: { U: priced } });
    setup.checks.rate = decimal('31.5');
    const { other, clock, checks } = await buying(setup, 'U');
    other?.payIn('TWD');
    other?.type('1');
    other?.type('1000');
    expect(checks.asked).toEqual([]);
    clock.advance(estimateDebounceMs);
    expect(checks.asked).toEqual(['units U TWD 1000']);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    const { units, rate } = other?.estimate.bought ?? {};
    expect([units && toText(units), rate && toText(rate)]).toEqual(['100.0', '31.5']);
  });
});

describe('holdings beside a purchase', () => {
  it('[HOLD-10, FUND-12] a fund to buy is shown with each holding of it on the account, in the currency of the amount', async () => {
    const ofTwd = holdingOf('U', '100', 'OF_TWD');
    const holding = { ...ofTwd, fund: { ...ofTwd.fund, baseCurrency: 'USD' } };
    const wealth = { ...holding, id: 'wealth', paymentType: 'OF_MA_ZZZ' };
    const foreign = { ...holding, id: 'foreign', settlementCurrency: 'USD' };
    const setup = placeSetup({ held: [...heldUnits, holding, foreign, wealth] });
    const { other } = await buying(setup, 'U');
    expect(other?.held.map(({ id }) => id)).toEqual(['foreign']);
    other?.payIn('TWD');
    expect(other?.held.map(({ id }) => id)).toEqual([holding.id, 'wealth']);
  });
});

describe('the tier that a purchase makes', () => {
  it('[TIER-06, TIER-22] counts the amounts of all funds of the order, and none before there is one', async () => {
    const { view, bought, other } = await buying(placeSetup(), 'B');
    expect(view.tierChange).toBeUndefined();
    bought.type('999599');
    expect(view.tierChange?.after.id).toBe('baseTW');
    other?.type('1');
    expect(view.tierChange?.after.id).toBe('1M');
  });

  it('[CONFLICT-20] no tier change is told where the server gives the tier whatever is held', async () => {
    const { view, bought } = await buying(placeSetup({ tier: 'direct' }));
    bought.type('1000000');
    expect(view.tierChange).toBeUndefined();
  });
});

describe('the payment of a purchase', () => {
  it('[BANK-06, ENT-44] the paying account is told in the currency of the amount, with what it may be debited for', async () => {
    const debited = bankAccountNamed('Bank');
    const means = { debitedIn: (currency: string) => (currency === 'TWD' ? debited : undefined), cash: [] };
    const { bought } = await buying(placeSetup({ payments: () => Promise.resolve(ok(means)) }));
    await Promise.resolve();
    expect(bought.choosesPayment).toBe(false);
    expect(bought.paymentOffers).toEqual([{ payment: 'direct-debit', debited }]);
  });

  it('[OPEN-92, BANK-06] the paying account is told after a page that couldn’t be loaded is loaded again', async () => {
    const debited = bankAccountNamed('Bank');
    const setup = placeSetup({ payments: () => Promise.resolve(ok({ debitedIn: () => debited, cash: [] })) });
    setup.checks.held = { kind: 'server-error', status: 500 };
    const view = new BuyViewModel(setup.deps, from({ fundCode: 'A' }));
    await view.load();
    expect(view.resource.phase).toEqual({ kind: 'failed' });
    setup.checks.held = [];
    await view.resource.load();
    await settled();
    expect(view.funds[0]?.paymentOffers).toEqual([{ payment: 'direct-debit', debited }]);
  });

  it('[I18N-12, ENT-44] the paying account is named in the language that is read', async () => {
    let bankName = '銀行';
    const payments = () => {
      const debited = bankAccountNamed(bankName);
      return Promise.resolve(ok({ debitedIn: () => debited, cash: [] }));
    };
    const { view, bought } = await buying(placeSetup({ payments }));
    bankName = 'Bank';
    await view.translate();
    await settled();
    expect(bought.paymentOffers).toEqual([{ payment: 'direct-debit', debited: bankAccountNamed('Bank') }]);
  });
});

describe('the limits of what pays a purchase', () => {
  const mandate = (debits?: readonly CurrencyDebit[]) => ({
    ...bankAccountNamed('Bank'),
    debitLimit: decimal('300000'),
    periodicity: 'DAILY',
    debits,
  });
  const cashOf = (availableBalance: string) => ({
    accountNo: '1',
    vcaSid: 'S1',
    accountCurrency: 'HKD',
    availableBalance: decimal(availableBalance),
    balancePrecision: 2,
  });
  const paidBy = (means: Partial<PaymentMeans>) =>
    placeSetup({ payments: () => Promise.resolve(ok({ debitedIn: () => undefined, cash: [], ...means })) });
  const inHongKong = (cash: string) =>
    placeSetup({
      abroad: clientOfHongKong,
      funds: { A: { baseCurrency: 'HKD' }, B: { baseCurrency: 'HKD' } },
      payments: () => Promise.resolve(ok({ debitedIn: () => undefined, cash: [cashOf(cash)] })),
    });
  const shown = (bought: FundToBuy) => {
    const { shownShortfall: found } = bought;
    return found && [found.problem, toText(found.needed)];
  };

  it('[BANK-03, ENT-44] refuse what the authority leaves of its day once typing pauses, and the order with it', async () => {
    const setup = paidBy({
      debitedIn: () => mandate([{ day: '2026-11-20', currency: 'TWD', amount: decimal('200000') }]),
    });
    const { bought, view, clock } = await buying(setup);
    const stop = bought.dates.begin();
    await settled();
    bought.type('100000');
    expect(shown(bought)).toBeUndefined();
    clock.advance(refusalDebounceMs);
    expect(shown(bought)).toEqual(['above-mandate', toText(bought.cost?.total ?? zero)]);
    expect(await view.order()).toBeUndefined();
    expect(setup.compositions.sent).toEqual([]);
    bought.takePart('100');
    clock.advance(refusalDebounceMs);
    expect(shown(bought)).toBeUndefined();
    expect(await view.order()).toBe('L9');
    stop();
  });

  it('[VCA-15, VCA-26] add up the purchases of an order that the Cash Account would pay, each with its fee', async () => {
    const { bought, other, clock } = await buying(inHongKong('30000'), 'B');
    await settled();
    bought.type('15000');
    other?.type('15000');
    clock.advance(refusalDebounceMs);
    const total = bought.cost?.total ?? zero;
    expect(shown(bought)).toEqual(['above-cash', toText(add(total, total))]);
    other?.type('1000');
    clock.advance(refusalDebounceMs);
    expect(shown(bought)).toBeUndefined();
  });

  it('[VCA-15] the total of several purchases stands beside what pays them, that of one doesn’t', async () => {
    const { view, bought, other } = await buying(inHongKong('30000'), 'B');
    await settled();
    bought.type('15000');
    expect(view.totals).toEqual([]);
    other?.type('1000');
    const [total] = view.totals;
    expect(total && toText(total.total)).toBe(toText(add(bought.cost?.total ?? zero, other?.cost?.total ?? zero)));
    expect(total?.offers.map(({ payment }) => payment)).toEqual(['cash-account']);
  });

  it('[VCA-15] ask anew what the Cash Account holds before the order is refused: the client may have put money in', async () => {
    let available = '100';
    const setup = placeSetup({
      abroad: clientOfHongKong,
      funds: { A: { baseCurrency: 'HKD' } },
      payments: () => Promise.resolve(ok({ debitedIn: () => undefined, cash: [cashOf(available)] })),
    });
    const { bought, view } = await buying(setup);
    await settled();
    bought.type('15000');
    expect(await view.order()).toBeUndefined();
    available = '30000';
    expect(await view.order()).toBe('L9');
  });

  it('[ORDQ-01, VCA-15] a part of the Cash Account is chosen by one press, its fee taken into account', async () => {
    const { bought } = await buying(inHongKong('30000'));
    await settled();
    bought.takePart('100');
    const { parts, cost } = bought;
    expect(parts?.payment).toBe('cash-account');
    expect(cost && compare(cost.total, decimal('30000'))).not.toBe(1);
    expect(cost && compare(add(cost.total, decimal('0.02')), decimal('30000'))).toBe(1);
    bought.takePart('50');
    expect(bought.typed).toBe(parts?.amounts.find(({ share }) => share === '50')?.amount);
    expect((await buying()).bought.parts).toBeUndefined();
  });

  it('[ORDQ-01, TRADE-99] the part that is typed is marked, and all of it as all where a smaller part is capped to the same amount', async () => {
    const { bought } = await buying(inHongKong('30000'));
    await settled();
    expect(bought.chosenPart).toBeUndefined();
    bought.takePart('25');
    expect(bought.chosenPart).toBe('25');
    bought.type('123.45');
    expect(bought.chosenPart).toBeUndefined();
    const limit = { ...mandate([]), debitLimit: decimal('900000000') };
    const payments = () => Promise.resolve(ok({ debitedIn: () => limit, cash: [] }));
    const { bought: capped } = await buying(placeSetup({ funds: { A: digital }, payments }));
    const stop = capped.dates.begin();
    await settled();
    const [half, all] = capped.parts?.amounts.slice(-2) ?? [];
    expect(half?.amount).toBe(all?.amount);
    capped.takePart('100');
    expect(capped.chosenPart).toBe('100');
    stop();
  });

  it('[ORDQ-01, API-79] the units of a part that was put there whole are asked for at once', async () => {
    const debitedIn = () => mandate([{ day: '2026-11-20', currency: 'TWD', amount: decimal('200000') }]);
    const payments = () => Promise.resolve(ok({ debitedIn, cash: [] }));
    const { bought, checks } = await buying(placeSetup({ funds: { A: { baseCurrency: 'USD' } }, payments }));
    const stop = bought.dates.begin();
    bought.payIn('TWD');
    await settled();
    bought.takePart('50');
    await settled();
    expect(checks.asked.at(-1)).toBe(`units A TWD ${bought.typed}`);
    stop();
  });
});

describe('the dates of a purchase', () => {
  it('[TRADE-91, TRADE-112] pass on with the server’s time while the page is looked at', async () => {
    const { bought, clock } = await buying();
    const stop = bought.dates.begin();
    await Promise.resolve();
    await Promise.resolve();
    expect(bought.dates.dates?.dealingDate).toBe('2026-11-20');
    clock.advance(7 * 3_600_000);
    expect(bought.dates.dates?.dealingDate).toBe('2026-11-23');
    stop();
  });
});
