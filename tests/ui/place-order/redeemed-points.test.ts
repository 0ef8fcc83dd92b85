import { describe, expect, it } from 'vitest';
import { FindPaymentMeans } from '../../../application/orders/payment-means';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { ClientPoints } from '../../../application/ports/tiers/client-points';
import type { HkUser } from '../../../domain/clients/user';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { RewardPoints } from '../../../domain/points/reward-points';
import { amountQuantity, type Purchase } from '../../../domain/trading/orders/order';
import { TestClock } from '../../builders/test-clock';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedBanks } from '../../builders/stated-banks';
import { StatedOrderChecks } from '../../builders/stated-order-checks';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { orderPage, type OrderSetup } from '../support/order-page';

/** 20,000 HKD, with a fee of 36. */
const buyHkd: Purchase = {
  kind: 'buy',
  fundCode: 'A',
  currency: 'HKD',
  quantity: amountQuantity(decimal('20000')),
  feeRate: decimal('0.18'),
};
const buyUsd: Purchase = { ...buyHkd, currency: 'USD', quantity: amountQuantity(decimal('2000')) };

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
const inHkd = {
  accountNo: '51',
  accountCurrency: 'HKD',
  vcaSid: 'V1',
  balancePrecision: 2,
  availableBalance: decimal('20030'),
};

class StatedPoints extends ClientPoints {
  constructor(private readonly answer: Result<RewardPoints, CallFailure>) {
    super();
  }
  current(): AsyncResult<RewardPoints> {
    return Promise.resolve(this.answer);
  }
}

class StatedCash extends CashAccounts {
  summary() {
    return Promise.resolve(ok({ accounts: [inHkd], pending: [], completed: [] }));
  }
}

const having = (totalPoints: number) => new StatedPoints(ok({ totalPoints, ePointDetails: [] }));

const pageWith = (points: ClientPoints, setup: OrderSetup = {}) => {
  const payments = new FindPaymentMeans(new StatedBanks(), new TestClock(), new StatedCash());
  return orderPage({ items: [buyHkd], ...setup, abroad: { client, payments, points } });
};

type Page = Awaited<ReturnType<typeof pageWith>>;

const costOf = ({ card }: Page, place = 0) => {
  const { cost } = card(place);
  return cost && [toText(cost.fee), toText(cost.waived), toText(cost.total)];
};

describe('the points to redeem for a purchase', () => {
  it('[EPNT-05, EPNT-06, EPNT-07] the points are told before one types, and what they take off the fee and the total while one types', async () => {
    const page = await pageWith(having(12_490));
    const { points } = page.card(0);
    expect([points.offer, points.available, points.most]).toEqual(['field', 12_490, 1_800]);
    expect(costOf(page)).toEqual(['36.00', '0', '20036.00']);
    points.changeText('500');
    expect(costOf(page)).toEqual(['26.00', '10', '20026.00']);
    points.takeMost();
    expect([points.typed, ...(costOf(page) ?? [])]).toEqual(['1800', '0.00', '36.00', '20000.00']);
    points.changeText('');
    expect(costOf(page)).toEqual(['36.00', '0', '20036.00']);
  });

  it('[EPNT-06, OPEN-69] stop the order with the one rule that they don’t keep, and take nothing off meanwhile', async () => {
    const page = await pageWith(having(1_000));
    const { points } = page.card(0);
    const problemOf = (typed: string) => {
      points.changeText(typed);
      return [page.card(0).problem, points.count, costOf(page)?.[0]];
    };
    expect(problemOf('fifty')).toEqual(['not-steps', 0, '36.00']);
    expect(problemOf('75')).toEqual(['not-steps', 0, '36.00']);
    expect(problemOf('1050')).toEqual(['above-available', 0, '36.00']);
    expect(page.view.submitBlocker).toBe('problems');
    expect(problemOf('９５０')).toEqual([undefined, 950, '17.00']);
    page.card(0).startEdit('10000');
    page.card(0).commitEdit();
    expect([page.card(0).problem, costOf(page)?.[0]]).toEqual(['beyond-fee', '18.00']);
  });

  it('[EPNT-06] the points of two purchases on a list are one balance', async () => {
    const page = await pageWith(having(2_000), { items: [buyHkd, { ...buyHkd, fundCode: 'B' }] });
    page.card(0).points.changeText('1500');
    expect([page.card(1).points.available, page.card(1).points.most]).toEqual([500, 500]);
    page.card(1).points.changeText('550');
    expect([page.card(0).problem, page.card(1).problem]).toEqual(['above-available', 'above-available']);
    page.card(0).remove();
    expect(page.card(1).points.problem).toBeUndefined();
  });

  it('[EPNT-06, VCA-26] make a purchase payable from a Cash Account that holds enough without the fee', async () => {
    const page = await pageWith(having(1_000));
    expect(page.card(0).problem).toBe('cash-too-low');
    page.card(0).points.changeText('300');
    expect([page.card(0).problem, costOf(page)?.[2]]).toEqual([undefined, '20030.00']);
  });

  it('[EPNT-06, EPNT-07] the points are checked and sent with the order, and nothing of them where none are redeemed', async () => {
    const orders = new KeepingOrders();
    const checks = new StatedOrderChecks();
    const page = await pageWith(having(12_490), { orders, checks });
    page.card(0).points.takeMost();
    for (const note of page.view.terms.notes) page.view.terms.tick(note, true);
    for (const { categoryCode } of page.view.terms.agreements) page.view.terms.agree(categoryCode, true);
    await page.view.check();
    page.view.typePassword('739162');
    await page.view.send();
    expect(orders.received[0]?.allotmentList.map(({ points }) => points)).toEqual([1_800]);
    const none = await pageWith(having(12_490));
    expect('points' in none.card(0).placed).toBe(false);
  });

  it('[EPNT-07, OPEN-92] the points aren’t offered for a fee in another currency, for none, nor to who has none; unknown ones stop no order', async () => {
    const offerOf = async (points: ClientPoints, setup: OrderSetup = {}) =>
      (await pageWith(points, setup)).card(0).points.offer;
    expect(await offerOf(having(500), { items: [buyUsd] })).toBe('other-currency');
    expect(await offerOf(having(500), { items: [{ ...buyHkd, feeRate: decimal('0') }] })).toBe('none');
    expect(await offerOf(having(0))).toBe('none');
    expect(await offerOf(new StatedPoints(ok({ ePointDetails: [] })))).toBe('none');
    const lost = await pageWith(new StatedPoints(err({ kind: 'server-error', status: 500 })));
    lost.card(0).points.restore('500');
    expect([lost.card(0).points.offer, lost.card(0).points.problem, costOf(lost)?.[0]]).toEqual([
      'unknown',
      undefined,
      '36.00',
    ]);
    expect((await orderPage()).card(0).points.offer).toBe('none');
  });

  it('[SESS-17, OPEN-87] the points are kept with the draft, to be seen where they are gone meanwhile', async () => {
    const vault = new MemoryVault();
    (await pageWith(having(500), { vault })).card(0).points.changeText('500');
    const again = await pageWith(having(500), { vault });
    expect([again.card(0).points.typed, costOf(again)?.[0]]).toEqual(['500', '26.00']);
    const gone = await pageWith(having(0), { vault });
    expect([gone.card(0).points.offer, gone.card(0).problem]).toEqual(['field', 'above-available']);
  });
});
