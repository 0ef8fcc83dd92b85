import fc from 'fast-check';
import type { AllotmentDraft, OrderDraft, RedemptionDraft, SwitchDraft } from '../../domain/trading/orders/order-draft';
import { feeTypes } from '../../domain/funds/fee-type';
import { positives } from './decimal';
import { agreements, unitsParts } from './trading';

const text = fc.string({ maxLength: 8 });
const optionalText = fc.option(text, { nil: undefined });
const feeType = fc.constantFrom(...feeTypes);
const places = fc.nat({ max: 6 });

const allotments: fc.Arbitrary<AllotmentDraft> = fc.record({
  fundCode: text,
  amount: positives,
  currency: text,
  discountCode: optionalText,
  agreements: fc.array(agreements, { maxLength: 4 }),
});

const switches: fc.Arbitrary<SwitchDraft> = fc.record({
  outFundCode: text,
  inFundCode: text,
  switchUnit: positives,
  percent: positives,
  discountCode: optionalText,
  holdingCurrency: text,
  agreements: fc.array(agreements, { maxLength: 4 }),
  outFundFeeType: feeType,
});

const redemptions: fc.Arbitrary<RedemptionDraft> = fc.record({
  fundCode: text,
  unit: positives,
  currency: text,
  fundInfo: text,
  totalHoldings: positives,
  availableHoldings: positives,
  redUnitPrecision: places,
  redUnitPricePrecision: places,
  baseCurrency: text,
  fundFeeType: feeType,
  unitsBreakdown: fc.option(fc.array(unitsParts, { maxLength: 2 }), { nil: undefined }),
  bankAccountNo: text,
});

/** A list of orders ready to be submitted. */
export const orderDrafts: fc.Arbitrary<OrderDraft> = fc.record({
  accountNo: text,
  oid: text,
  vpin: text,
  lineManager: optionalText,
  disadvantagedElderlyAck: fc.boolean(),
  elderlyRedeemOverHalfAck: fc.boolean(),
  allotments: fc.array(allotments, { maxLength: 3 }),
  switches: fc.array(switches, { maxLength: 3 }),
  redemptions: fc.array(redemptions, { maxLength: 3 }),
});
