import fc from 'fast-check';
import { currencies } from '../../domain/money/currency';
import { feeTypes } from '../../domain/funds/fee-type';
import type { UnitsPart } from '../../domain/trading/costs/units-breakdown';
import type { ClientFacts, OrderFacts } from '../../domain/trading/notes/required-notes';
import { amountQuantity, type Order, unitsQuantity } from '../../domain/trading/orders/order';
import { riskLevels } from '../../domain/suitability/risk/risk-level';
import { positives } from './decimal';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const codes = fc.string({ unit: fc.constantFrom('A', 'B', '1', '2'), minLength: 1, maxLength: 4 });
const terms = {
  amcCode: optional(fc.constantFrom('51', '0JFHK', '60')),
  feeRate: optional(positives),
  bankCode: optional(codes),
  bankAccount: optional(codes),
};
const currency = fc.constantFrom(...currencies);

/** An order of an e-list, of any kind. */
export const orders: fc.Arbitrary<Order> = fc.oneof(
  fc.record({
    ...terms,
    kind: fc.constant('buy' as const),
    fundCode: codes,
    currency,
    quantity: optional(positives.map(amountQuantity)),
  }),
  fc.record({
    ...terms,
    kind: fc.constant('redemption' as const),
    fundCode: codes,
    currency: optional(currency),
    quantity: optional(positives.map(unitsQuantity)),
  }),
  fc.record({
    ...terms,
    kind: fc.constant('switch' as const),
    fundCode: codes,
    intoFundCode: codes,
    currency: optional(currency),
    quantity: optional(positives.map(unitsQuantity)),
  }),
);

/** An agreement as the server lists it, of few categories, so that doubles occur. */
export const agreements = fc.record({
  categoryCode: fc.oneof(fc.constantFrom('10', '9', 'a', 'B', '__proto__', ''), fc.string({ maxLength: 3 })),
  approved: optional(fc.constantFrom('Y' as const, 'N' as const)),
});

/** Units of one fee type. */
export const unitsParts: fc.Arbitrary<UnitsPart> = fc.record({
  fundFeeType: fc.constantFrom(...feeTypes),
  unit: positives,
});

/** The facts that decide an order's notes, any of them missing. */
export const orderFacts: fc.Arbitrary<OrderFacts> = fc.record({
  kind: fc.constantFrom('buy', 'redemption', 'switch'),
  fundRisk: fc.integer({ min: 1, max: 5 }),
  redeemed: optional(positives),
  portfolio: optional(positives),
  serverWarning: optional(fc.boolean()),
  feeTypes: optional(fc.array(fc.constantFrom(...feeTypes), { maxLength: 3 })),
});

/** The facts about a client that decide the notes. */
export const clientFacts: fc.Arbitrary<ClientFacts> = fc.record({
  riskLevel: optional(fc.constantFrom(...riskLevels)),
  elderly: fc.boolean(),
  disadvantagedElderly: fc.boolean(),
  recentBankChange: fc.boolean(),
});
