import fc from 'fast-check';
import { feeTypes } from '../../domain/funds/fee-type';
import type { AcceptedTexts } from '../../domain/trading/notes/accepted-text';
import { amountQuantity, unitsQuantity } from '../../domain/trading/orders/order';
import type {
  OrderDraft,
  PurchaseToSubmit,
  RedemptionToSubmit,
  SwitchToSubmit,
} from '../../domain/trading/orders/order-draft';
import { positives } from './decimal';
import { agreements, unitsParts } from './trading';

const text = fc.string({ maxLength: 8 });
const optionalText = fc.option(text, { nil: undefined });
const feeType = fc.constantFrom(...feeTypes);
const places = fc.nat({ max: 6 });

const purchases: fc.Arbitrary<PurchaseToSubmit> = fc.record({
  kind: fc.constant('buy' as const),
  fundCode: text,
  currency: text,
  quantity: positives.map(amountQuantity),
  discountCode: optionalText,
  agreements: fc.array(agreements, { maxLength: 4 }),
});

const switches: fc.Arbitrary<SwitchToSubmit> = fc.record({
  kind: fc.constant('switch' as const),
  fundCode: text,
  intoFundCode: text,
  currency: text,
  quantity: positives.map(unitsQuantity),
  percentOfHoldings: positives,
  discountCode: optionalText,
  agreements: fc.array(agreements, { maxLength: 4 }),
  feeType,
});

const redemptions: fc.Arbitrary<RedemptionToSubmit> = fc.record({
  kind: fc.constant('redemption' as const),
  fundCode: text,
  currency: text,
  quantity: positives.map(unitsQuantity),
  fundName: text,
  totalHoldings: positives,
  availableHoldings: positives,
  unitPrecision: places,
  unitPricePrecision: places,
  baseCurrency: text,
  feeType,
  unitsBreakdown: fc.option(fc.array(unitsParts, { maxLength: 2 }), { nil: undefined }),
  bankAccount: optionalText,
});

/** Any text that says something. */
const spoken = (maxLength: number) => fc.string({ minLength: 1, maxLength }).filter((any) => any.trim() !== '');

/** The texts that a client read and accepted, as those of the portal may be. */
const acceptedTexts: fc.Arbitrary<AcceptedTexts> = fc.record({
  version: fc.constantFrom('1', '2026-03'),
  texts: fc.array(
    fc.record({
      code: fc.constantFrom('half-of-portfolio', 'risk-above-tolerance', 'documents'),
      title: spoken(40),
      text: spoken(200),
    }),
    { maxLength: 3 },
  ),
});

/** A list of orders ready to be submitted, in any order of their kinds. */
export const orderDrafts: fc.Arbitrary<OrderDraft> = fc.record({
  accountNo: text,
  listId: text,
  tradingPassword: text,
  lineManager: optionalText,
  disadvantagedElderlyAck: fc.boolean(),
  elderlyRedeemOverHalfAck: fc.boolean(),
  acceptedTexts: fc.option(acceptedTexts, { nil: undefined }),
  orders: fc.array(fc.oneof(purchases, switches, redemptions), { maxLength: 7 }),
});
