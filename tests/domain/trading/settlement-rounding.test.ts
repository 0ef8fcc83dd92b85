import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, type Decimal, scaled, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { grossDistribution } from '../../../domain/dividends/distribution-payment';
import { dealFees, dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { buyUnits, dealOrder, exactValue } from '../../../domain/trading/dealing/deal-order';
import type { OrderDeal, RedemptionOrder, SwitchOrder } from '../../../domain/trading/dealing/order-event';
import { feesOf } from '../../../domain/fees/fees-of';
import { rates } from '../../arbitraries/order-life';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const currencies = fc.constantFrom('TWD', 'USD', 'JPY');
/** Parts of a holding, from a ten-thousandth of a unit: the least that is ordered. */
const parts = fc.array(
  fc.oneof(fc.bigInt(1n, 50n), fc.bigInt(1n, 10_000_000n)).map((digits) => scaled(digits, 4)),
  { minLength: 1, maxLength: 8 },
);
const prices = fc.bigInt(1n, 10n ** 8n).map((digits) => scaled(digits, 4));
const percents = fc.oneof(
  fc.constant(zero),
  fc.bigInt(1n, 500n).map((digits) => scaled(digits, 2)),
);
const sales = fc.record({
  parts,
  price: prices,
  currency: currencies,
  fundCurrency: currencies,
  feePercent: percents,
  shortTermPercent: percents,
  isSwitch: fc.boolean(),
});
type LeavingOrder = RedemptionOrder | SwitchOrder;
type Sale = typeof sales extends fc.Arbitrary<infer T> ? T : never;

const orderOf = ({ currency, feePercent, isSwitch }: Sale, units: Decimal): LeavingOrder => {
  const common = { currency, cutOff: 'offshore', quantity: unitsQuantity(units) } as const;
  return isSwitch ? { ...common, kind: 'switch' } : { ...common, kind: 'redemption', feePercent };
};

/** Deals units that were all held briefly; undefined where nothing comes of them and their client keeps them. */
function dealt(sale: Sale, units: Decimal): { readonly order: LeavingOrder; readonly deal: OrderDeal } | undefined {
  const { price, fundCurrency, shortTermPercent: ratePercent } = sale;
  const order = orderOf(sale, units);
  const deal = dealOrder(order, { price, fundCurrency, rates, shortTerm: { units, ratePercent } });
  return deal.ok ? { order, deal: deal.value } : undefined;
}

const paid = (one: NonNullable<ReturnType<typeof dealt>>): Decimal => dealProceeds(one.order, one.deal);
const borne = (one: NonNullable<ReturnType<typeof dealt>>): Decimal => dealFees(one.order, one.deal).total;

describe('units that leave in parts at one price', () => {
  it('[R24, TRADE-111, TRADE-126] never pay more than the whole, and bear no less in fees', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const whole = dealt(sale, sum(sale.parts));
        const each = sale.parts.flatMap((units) => dealt(sale, units) ?? []);
        fc.pre(whole !== undefined && each.length === sale.parts.length);
        expect(compare(sum(each.map(paid)), paid(whole))).not.toBe(1);
        expect(compare(sum(each.map(borne)), borne(whole))).not.toBe(-1);
      }),
      { numRuns: 500 },
    );
  });

  it('[R24] pay nothing where each of them comes to nothing: their client keeps the units', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        for (const units of sale.parts) {
          const one = dealt(sale, units);
          if (one) expect(compare(paid(one), zero)).toBe(1);
        }
      }),
    );
  });

  it('[R24, TRADE-43] buy no more units of the other fund than the whole', () => {
    fc.assert(
      fc.property(sales, prices, currencies, (sale, price, fundCurrency) => {
        const into = (units: Decimal): Decimal => {
          const one = dealt(sale, units);
          const bought =
            one && buyUnits({ amount: paid(one), currency: sale.currency }, { price, fundCurrency, rates });
          return bought?.ok ? bought.value.units : zero;
        };
        const whole = dealt(sale, sum(sale.parts));
        fc.pre(whole !== undefined && sale.parts.every((units) => dealt(sale, units)));
        expect(compare(sum(sale.parts.map(into)), into(sum(sale.parts)))).not.toBe(1);
      }),
    );
  });

  it('[R24] pay as much as was estimated from their exact worth', () => {
    fc.assert(
      fc.property(sales, ({ parts: [units = zero], ...sale }) => {
        const one = dealt({ ...sale, parts: [] }, units);
        const { price, fundCurrency, currency, isSwitch, shortTermPercent } = sale;
        fc.pre(one !== undefined && fundCurrency === currency);
        const value = exactValue(units, currency, { price, fundCurrency, rates });
        if (!value) return;
        const leaving = { units, value, currency, shortTerm: { units, percent: shortTermPercent } };
        const estimate = isSwitch
          ? feesOf({ ...leaving, kind: 'switch' })
          : feesOf({ ...leaving, kind: 'redemption', remittances: [{ units, percent: sale.feePercent }] });
        expect(estimate.net && compare(estimate.net, paid(one))).toBe(0);
        expect(estimate.total && compare(estimate.total, borne(one))).toBe(0);
      }),
    );
  });
});

describe('a purchase in parts at one price', () => {
  const amounts = fc.array(
    fc.bigInt(1n, 10n ** 7n).map((digits) => scaled(digits, 0)),
    { minLength: 1, maxLength: 8 },
  );

  it('[R24, TRADE-18] brings no more units than the whole, and bears no less in fees', () => {
    fc.assert(
      fc.property(amounts, prices, currencies, currencies, percents, (each, price, currency, fundCurrency, percent) => {
        const units = (amount: Decimal): Decimal => {
          const deal = buyUnits({ amount, currency }, { price, fundCurrency, rates });
          return deal.ok ? deal.value.units : zero;
        };
        const fee = (amount: Decimal): Decimal =>
          feesOf({ kind: 'buy', quantity: amountQuantity(amount), currency, feePercent: percent }).total;
        expect(compare(sum(each.map(units)), units(sum(each)))).not.toBe(1);
        expect(compare(sum(each.map(fee)), fee(sum(each)))).not.toBe(-1);
      }),
    );
  });

  it('[R24, FUND-17] a purchase in parts at one price is paid no more in distributions than the whole', () => {
    fc.assert(
      fc.property(parts, prices, currencies, (each, onUnit, currency) => {
        const gross = (units: Decimal): Decimal => grossDistribution(units, onUnit, currency);
        expect(compare(sum(each.map(gross)), gross(sum(each)))).not.toBe(1);
      }),
    );
  });
});

describe('the worth of units', () => {
  const sold = (units: string, over: Partial<RedemptionOrder> = {}) => {
    const order = {
      kind: 'redemption',
      currency: 'USD',
      cutOff: 'offshore',
      quantity: unitsQuantity(decimal(units)),
    } as const;
    const terms = { price: decimal('0.005'), fundCurrency: 'USD', rates };
    const deal = dealOrder({ ...order, feePercent: zero, ...over }, terms);
    return deal.ok ? toText(deal.value.amount) : deal.error;
  };

  it('[R24] the worth of units is rounded down, and worth nothing below the smallest amount of the currency', () => {
    expect([sold('1'), sold('1.9999'), sold('2'), sold('3.9999')]).toEqual([
      'worth-nothing',
      'worth-nothing',
      '0.01',
      '0.01',
    ]);
  });

  it('[R24, TRADE-111] the worth of units is worth nothing where the fees take all of it', () => {
    expect([sold('2', { feePercent: decimal('0.01') }), sold('4', { feePercent: decimal('0.01') })]).toEqual([
      'worth-nothing',
      '0.02',
    ]);
  });

  it('[API-79, OPEN-80] the worth of units is said exactly within a currency, to twelve places rounded down in another, and not without a rate', () => {
    const terms = { price: decimal('1.0001'), fundCurrency: 'JPY', rates };
    expect(toText(exactValue(decimal('2.5'), 'JPY', terms) ?? zero)).toBe('2.50025');
    expect(toText(exactValue(decimal('2.5'), 'USD', terms) ?? zero)).toBe('0.016668333333');
    expect(exactValue(decimal('2.5'), 'ZAR', terms)).toBeUndefined();
    expect(toText(add(exactValue(zero, 'USD', terms) ?? decimal('1'), zero))).toBe('0.000000000000');
  });
});
