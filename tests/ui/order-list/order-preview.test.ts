import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';
import { settled } from '../../builders/settled';
import { redeemableA, StatedOrderChecks } from '../../builders/stated-order-checks';
import { buyA, buyU, holdingOf, orderPage, redeemA, switchA } from '../support/order-page';
import { unitsQuantity } from '../../../domain/trading/orders/order';

type Page = Awaited<ReturnType<typeof orderPage>>;

const totals = ({ view }: Page) => {
  const { before, after } = view.preview.pictures ?? {};
  return [before, after].map((picture) => picture && toText(picture.total));
};
const moneyOf = ({ view }: Page) =>
  view.preview.money.map(({ direction, currency, date, amount }) => [
    direction,
    currency,
    date,
    amount && toText(amount),
  ]);

describe('what a list would do to the portfolio', () => {
  it('[ORDQ-04, TRADE-18] the preview simulates the orders as they stand, and asks the server for nothing more', async () => {
    const page = await orderPage({ items: [buyA, redeemA] });
    // Ten units of A are worth 100 of 400 TWD: two of them are sold, 3,000 are bought.
    expect(totals(page)).toEqual(['400', '3380.0000000000']);
    const asked = page.checks.asked.length;
    page.card(0).remove();
    expect(totals(page)).toEqual(['400', '380.0000000000']);
    page.card(1).remove();
    expect(page.view.preview.pictures).toBeUndefined();
    expect(page.checks.asked.length - asked).toBeLessThanOrEqual(2);
  });

  it('[ORDQ-02] the preview of a switch leaves the total, and shows the shares of both funds', async () => {
    const page = await orderPage({ items: [switchA] });
    expect(totals(page)).toEqual(['400', '400.0000000000']);
    const shares = page.view.preview.shares.shown.map(({ fundCode, name, before, after }) => [
      fundCode,
      name,
      toText(before),
      toText(after),
    ]);
    expect(shares).toEqual([
      ['Z', 'Fund Z', '75.0000000000', '75.0000000000'],
      ['A', '基金 A', '25.0000000000', '17.5000000000'],
      ['U', '基金 U', '0', '7.5000000000'],
    ]);
  });

  it.each([
    ['20', '2'],
    [undefined, undefined],
  ])(
    '[TRADE-111] takes the fee of back-end units off, and tells none while its percent isn’t known: %s',
    async (percent, fee) => {
      const checks = new StatedOrderChecks();
      const part = { ...redeemableA, total: decimal('5'), available: decimal('5') };
      checks.held = [part, { ...part, feeType: 'back-end', feePercent: percent ? decimal(percent) : undefined }];
      checks.validation = {
        unitsBreakdown: [
          { fundFeeType: 'front-end', unit: decimal('1') },
          { fundFeeType: 'back-end', unit: decimal('1') },
        ],
      };
      const { view } = await orderPage({ items: [redeemA], checks });
      await settled();
      const [told] = view.preview.fees;
      expect(told?.amount && toText(told.amount)).toBe(fee);
    },
  );

  it('[OPEN-92] leaves out what no exchange rate tells, and says so', async () => {
    const page = await orderPage({ items: [buyU] });
    expect([totals(page), page.view.preview.pictures?.unvaluedOrders]).toEqual([['400', '400'], [0]]);
  });

  it('[TRADE-19] leaves out an order that a rule stops', async () => {
    const page = await orderPage({ items: [buyA, { ...redeemA, quantity: unitsQuantity(decimal('11')) }] });
    expect(page.view.preview.cards.map(({ place }) => place)).toEqual([0]);
  });

  it('[TRADE-18, TRADE-120] says what is debited on the dealing date and what arrives five business days after it', async () => {
    const page = await orderPage({ items: [buyA, redeemA] });
    await settled();
    expect(moneyOf(page)).toEqual([
      ['debited', 'TWD', '2026-11-20', '3045'],
      ['paid-out', 'TWD', '2026-11-27', '20'],
    ]);
    const fees = page.view.preview.fees.map(({ currency, amount }) => [currency, amount && toText(amount)]);
    expect(fees).toEqual([['TWD', '45']]);
  });

  it('[OPEN-32] names all its days, so that the client is told which of them may turn out later', async () => {
    const page = await orderPage({ items: [buyA, redeemA] });
    expect([...new Set(page.view.preview.dates)].sort()).toEqual(['2026-11-20', '2026-11-23', '2026-11-27']);
  });

  it('[TRADE-126] takes the fee of units held briefly off what arrives', async () => {
    const checks = new StatedOrderChecks();
    const brief = { days: 7, ratePercent: decimal('30'), units: decimal('9') };
    checks.held = [{ ...redeemableA, shortTerm: brief }];
    const page = await orderPage({ items: [redeemA], checks });
    await settled();
    // The one unit of two that was held briefly brings 10 TWD.
    expect(moneyOf(page)).toEqual([['paid-out', 'TWD', '2026-11-27', '17']]);
  });

  it.each([
    ['may wait below the threshold', 'USD', '1500', 'TWD', true],
    ['doesn’t wait where it reaches it alone', 'USD', '20', 'TWD', false],
    ['may wait where its worth isn’t known in the threshold’s currency', 'USD', '20', 'EUR', true],
    ['doesn’t wait in TWD', 'TWD', '1500', 'TWD', false],
  ])('[TRADE-124, OPEN-34] says that what a sale brings %s', async (_, currency, amount, counted, mayWait) => {
    const checks = new StatedOrderChecks();
    checks.held = [{ ...redeemableA, currency, remittanceThreshold: { currency: counted, amount: decimal(amount) } }];
    const kind = currency === 'TWD' ? 'ON_TWD' : 'ON_ZZZ';
    const held = [{ ...holdingOf('A', '100', kind), settlementCurrency: currency }];
    const page = await orderPage({ items: [{ ...redeemA, currency }], checks, held });
    await settled();
    expect(page.view.preview.money.map((money) => money.mayWait)).toEqual([mayWait]);
  });

  it('[TIER-02, CONFLICT-20] tells no tier to a client whom the server names otherwise', async () => {
    const [direct, elite] = await Promise.all([orderPage({ tier: 'Direct' }), orderPage({ tier: '3M' })]);
    expect([direct.view.preview.isTierTold, elite.view.preview.isTierTold]).toEqual([false, true]);
  });
});
