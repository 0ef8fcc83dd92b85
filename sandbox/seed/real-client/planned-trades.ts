import { minorUnitScale, parseCurrency } from '../../../domain/money/currency';
import { type Decimal, multiply, parseDecimal, scaled, toText } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import type { movements } from '../../database/schema/funds';
import { daysBefore } from '../generation/days';
import { createRandom } from '../generation/random';
import type { FundToHold } from './choose-funds';

type Movement = Omit<typeof movements.$inferInsert, 'accountNumber'>;

/** Roughly what one purchase costs, in a currency whose unit is small; a few thousand in others. */
const purchaseOf: Readonly<Record<string, number>> = {
  TWD: 60_000,
  JPY: 250_000,
  ZAR: 40_000,
  CNY: 15_000,
  HKD: 16_000,
};
const usualPurchase = 2_000;
const unitScale = 4;
const nominalPrice = scaled(10n);

/** Purchases some months before a day at prices off the latest one, some with a sale after them; `place` makes them differ. */
export function plannedTrades(fund: FundToHold, place: number, day: string): readonly Movement[] {
  const random = createRandom(1_000 + place);
  const price = priceOf(fund);
  const { currency } = fund;
  const at = { fundId: fund.id, ...paymentOf(fund, place) };
  const known = parseCurrency(currency);
  const scale = known === undefined ? 2 : minorUnitScale(known);
  const units = Array.from({ length: 1 + (place % 3) }, () => {
    const target = scaled(BigInt((purchaseOf[currency] ?? usualPurchase) * random.between(60, 180)), 2);
    return quotient(target, price);
  });
  const buys = units.map((bought, index) => {
    // Ten-thousandths of the latest price.
    const paid = multiply(multiply(bought, price), scaled(BigInt(random.between(7_800, 11_900)), 4));
    const cost = toText(round(paid, scale, 'half-up'));
    return { ...at, kind: 'buy' as const, units: toText(bought), cost, date: daysBefore(day, 290 - 45 * index) };
  });
  if (place % 4 !== 3) return buys;
  const sold = toText(quotient(sum(units), scaled(3n)));
  return [...buys, { ...at, kind: 'sell', units: sold, cost: '0', date: daysBefore(day, 100) }];
}

function priceOf({ nav }: FundToHold): Decimal {
  const price = parseDecimal(nav ?? '');
  return price.ok ? price.value : nominalPrice;
}

function quotient(a: Decimal, b: Decimal): Decimal {
  const divided = divide(a, b, unitScale, 'up');
  if (!divided.ok) throw new Error('a price of zero was imported');
  return divided.value;
}

/** Taiwan's kind of account: onshore funds are paid in their own currency, offshore ones by turns in TWD. */
function paymentOf({ marketType, currency }: FundToHold, place: number) {
  const registered = marketType === 'OF' ? 'OF' : 'ON';
  const inTwd = currency === 'TWD' || (marketType === 'OF' && place % 2 === 0);
  return { paymentType: `${registered}_${inTwd ? 'TWD' : 'ZZZ'}`, settlementCurrency: inTwd ? 'TWD' : currency };
}
