import { describe, expect, it } from 'vitest';
import { FindPaymentMeans } from '../../../application/orders/payment-means';
import { findRedeemableRows } from '../../../application/orders/find-redeemable';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { CashAccounts, type CashAccountSummary } from '../../../application/ports/cash-account/cash-accounts';
import type { BankAccount } from '../../../domain/banking/bank-account';
import type { CashAccount } from '../../../domain/cash-account/cash-account';
import type { HkUser } from '../../../domain/clients/user';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import { amountQuantity, type Purchase } from '../../../domain/trading/orders/order';
import { TestClock } from '../../builders/test-clock';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { portfolioHolding } from '../../builders/portfolio';
import { StatedBanks } from '../../builders/stated-banks';
import { redeemableA } from '../../builders/stated-order-checks';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { orderPage, type OrderSetup } from '../support/order-page';

/** 20,000 of a fund in HKD, and 2,000 of one in USD. */
const buyHkd: Purchase = { kind: 'buy', fundCode: 'A', currency: 'HKD', quantity: amountQuantity(decimal('20000')) };
const buyUsd: Purchase = { kind: 'buy', fundCode: 'U', currency: 'USD', quantity: amountQuantity(decimal('2000')) };

const debited: BankAccount = {
  bankAccountNo: '391-204-77018',
  bankName: 'Peak & Valley Bank',
  activeFlag: 'Y',
  debitLimitPrecision: 2,
  addressLines: [],
};
const inHkd: CashAccount = {
  accountNo: '51',
  accountCurrency: 'HKD',
  vcaSid: 'V1',
  balancePrecision: 2,
  availableBalance: decimal('37250.50'),
};
const client: HkUser = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  effectiveCrr: 'c',
  etradingRight: true,
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
  vcaEnabled: true,
};

class StatedCash extends CashAccounts {
  readonly asked: string[] = [];
  constructor(private readonly answer: Result<CashAccountSummary, CallFailure>) {
    super();
  }
  summary(accountNo: string): AsyncResult<CashAccountSummary> {
    this.asked.push(accountNo);
    return Promise.resolve(this.answer);
  }
}

const summary = (...accounts: readonly CashAccount[]) => ok({ accounts, pending: [], completed: [] });

type Payers = { readonly cash?: StatedCash; readonly banks?: StatedBanks; readonly user?: Partial<HkUser> };

/** A page in Hong Kong of a client with a direct debit and a Cash Account in HKD, unless a test says otherwise. */
function pageAbroad(setup: OrderSetup = {}, payers: Payers = {}) {
  const { cash = new StatedCash(summary(inHkd)), banks = new StatedBanks({ debits: ok([debited]) }), user } = payers;
  const payments = new FindPaymentMeans(banks, new TestClock(), cash);
  return orderPage({ items: [buyHkd, buyUsd], ...setup, abroad: { client: { ...client, ...user }, payments } });
}

const offersOf = ({ card }: Awaited<ReturnType<typeof pageAbroad>>, place: number) =>
  card(place).payment.offers.map(({ payment }) => payment);

describe('the payment of a purchase', () => {
  it('[VCA-15, VCA-02, BANK-01] a purchase is paid by direct debit or from the Cash Account, which pays in its own currency alone', async () => {
    const page = await pageAbroad();
    expect([offersOf(page, 0), page.card(0).payment.paidFrom]).toEqual([
      ['direct-debit', 'cash-account'],
      'direct-debit',
    ]);
    expect([offersOf(page, 1), page.card(1).payment.paidFrom]).toEqual([['direct-debit'], 'direct-debit']);
  });

  it('[VCA-34, BANK-06] a purchase offers no way of payment that the client doesn’t have', async () => {
    const inactive = new StatedBanks({ debits: ok([{ ...debited, activeFlag: 'N' }]) });
    expect(offersOf(await pageAbroad({}, { banks: inactive }), 0)).toEqual(['cash-account']);
    const ended = new StatedBanks({ debits: ok([{ ...debited, authExpiryDate: '2025-05-08' }]) });
    expect(offersOf(await pageAbroad({}, { banks: ended }), 0)).toEqual(['cash-account']);
    const cash = new StatedCash(summary(inHkd));
    const closed = await pageAbroad({}, { cash, user: { vcaEnabled: false } });
    expect([offersOf(closed, 0), cash.asked]).toEqual([['direct-debit'], []]);
    const none = await pageAbroad({}, { banks: new StatedBanks(), cash: new StatedCash(summary()) });
    expect([offersOf(none, 0), none.card(0).payment.paidFrom]).toEqual([[], undefined]);
    expect([none.card(0).problem, none.view.submitBlocker]).toEqual(['unpaid', 'problems']);
  });

  it('[RSP-10, RSP-11, ROLE-08] a sub-account, which has no Cash Account, pays by direct debit, and no list fails for want of one', async () => {
    const missing = new StatedCash(err({ kind: 'rejected', errors: [{ code: 'VCA-0100' }] }));
    const elsewhere = await pageAbroad({}, { cash: missing });
    expect([elsewhere.view.prepared.phase.kind, offersOf(elsewhere, 0)]).toEqual(['ready', ['direct-debit']]);
    const unasked = new StatedCash(err({ kind: 'server-error', status: 500 }));
    const user = { msAccounts: [{ msAccountNo: '5101' }] };
    const ofPlan = await pageAbroad({ list: { accountNo: '5101' } }, { cash: unasked, user });
    expect([unasked.asked, offersOf(ofPlan, 0), ofPlan.view.open?.isPlanAccount]).toEqual([[], ['direct-debit'], true]);
    const lost = await pageAbroad({}, { cash: unasked });
    expect(lost.view.prepared.phase.kind).toBe('failed');
  });

  it('[VCA-15, OPEN-80] the payment is checked and sent as the client chose it', async () => {
    const orders = new KeepingOrders();
    const { view, card } = await pageAbroad({ orders });
    card(0).payment.choose('cash-account');
    for (const note of view.terms.notes) view.terms.tick(note, true);
    for (const { categoryCode } of view.terms.agreements) view.terms.agree(categoryCode, true);
    await view.check();
    view.typePassword('739162');
    await view.send();
    expect(orders.received[0]?.allotmentList.map(({ currency, paidFrom }) => [currency, paidFrom])).toEqual([
      ['HKD', 'cash-account'],
      ['USD', 'direct-debit'],
    ]);
  });

  it('[VCA-15, VCA-26] a payment from the Cash Account says what it holds before and after, the other purchases of the list taken off', async () => {
    const page = await pageAbroad({
      items: [buyHkd, { ...buyHkd, fundCode: 'B', quantity: amountQuantity(decimal('15000')) }],
    });
    page.card(0).payment.choose('cash-account');
    const shown = (place: number) => {
      const { cash } = page.card(place).payment;
      return cash && [toText(cash.before), toText(cash.after)];
    };
    expect([shown(0), shown(1)]).toEqual([
      ['37250.50', '17250.50'],
      ['17250.50', '2250.50'],
    ]);
    page.card(1).payment.choose('cash-account');
    expect(shown(0)).toEqual(['22250.50', '2250.50']);
    page.card(1).remove();
    expect(shown(0)).toEqual(['37250.50', '17250.50']);
  });

  it('[VCA-15, VCA-26] a Cash Account that doesn’t hold enough stops the order at the choice, until another way or less is chosen', async () => {
    const page = await pageAbroad({
      items: [buyHkd, { ...buyHkd, fundCode: 'B', quantity: amountQuantity(decimal('20000')) }],
    });
    const { view, card } = page;
    card(0).payment.choose('cash-account');
    expect([card(0).problem, card(1).problem]).toEqual([undefined, undefined]);
    card(1).payment.choose('cash-account');
    expect([card(0).problem, card(1).problem, view.submitBlocker]).toEqual([
      'cash-too-low',
      'cash-too-low',
      'problems',
    ]);
    card(1).payment.choose('direct-debit');
    expect([card(0).problem, card(1).problem]).toEqual([undefined, undefined]);
    card(1).payment.choose('cash-account');
    card(0).startEdit('17250.50');
    card(0).commitEdit();
    expect([card(0).problem, card(1).problem]).toEqual([undefined, undefined]);
    const usd = await pageAbroad();
    usd.card(1).payment.choose('cash-account');
    expect([usd.card(1).payment.cash, usd.card(1).payment.isShort]).toEqual([undefined, false]);
  });

  it('[SESS-17, OPEN-87] the payment is kept with the draft', async () => {
    const vault = new MemoryVault();
    (await pageAbroad({ vault })).card(0).payment.choose('cash-account');
    expect((await pageAbroad({ vault })).card(0).payment.paidFrom).toBe('cash-account');
  });

  it('[OPEN-92] that can’t be found leaves no list to send', async () => {
    const lost = err({ kind: 'server-error', status: 500 } as const);
    for (const payers of [{ cash: new StatedCash(lost) }, { banks: new StatedBanks({ debits: lost }) }])
      expect((await pageAbroad({}, payers)).view.prepared.phase.kind).toBe('failed');
  });
});

describe('a holding in Hong Kong', () => {
  it('[SUIT-09, ORDQ-04] opens without suitability records, which are Taiwan’s alone', async () => {
    const page = await pageAbroad({ failing: 'records' });
    expect([page.view.prepared.phase.kind, page.view.phase.kind]).toEqual(['ready', 'confirming']);
  });
});

describe('the PIN of an order in Hong Kong', () => {
  it('[PIN-03, PIN-05, PIN-06, TRADE-102] a PIN is six digits: what isn’t is told apart, and nothing is sent', async () => {
    const orders = new KeepingOrders();
    const { view } = await pageAbroad({ orders });
    for (const note of view.terms.notes) view.terms.tick(note, true);
    for (const { categoryCode } of view.terms.agreements) view.terms.agree(categoryCode, true);
    for (const [typed, problem] of [
      ['', 'required'],
      ['73916a', 'digits-only'],
      ['73916', 'six-digits'],
    ] as const) {
      view.typePassword(typed);
      await view.send();
      expect([view.passwordProblem, orders.received]).toEqual([problem, []]);
    }
    view.typePassword('739162');
    await view.send();
    expect([view.passwordProblem, view.phase.kind, orders.received.length]).toEqual([undefined, 'receipt', 1]);
  });
});

describe('the cut-off of orders in Hong Kong', () => {
  it('[VCA-28, VCA-30] the cut-off in Hong Kong is 17:00 for every order', async () => {
    const { view, card } = await pageAbroad();
    expect([card(0).cutOff, card(1).cutOff]).toEqual(['cash-account', 'cash-account']);
    expect(view.time.clockOf(card(0).cutOff)).toMatchObject({
      dealingDate: '2026-11-20',
      until: '2026-11-20T17:00:00+08:00',
    });
  });
});

describe('a holding in Hong Kong', () => {
  it('[API-37, ORDQ-03] that states no currency of its own is redeemed in the fund’s', () => {
    const holding = {
      ...portfolioHolding({ code: 'A', marketValue: '100', profit: '0', returnPercent: '0' }),
      accountNo: '51',
    };
    const rowIn = (currency: string) => ({ ...redeemableA, currency, total: decimal('7') });
    expect(findRedeemableRows(holding, [rowIn('USD'), rowIn('TWD')])).toEqual([rowIn('TWD')]);
  });
});
