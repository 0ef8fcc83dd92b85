import { ok, type Result } from '../../kernel/result';
import { parseDecimal } from '../../money/decimal';
import type { UnitsBreakdown, UnitsPart } from '../costs/units-breakdown';
import type { AllotmentItem, OrderSubmission, RedemptionOrderItem, SwitchOrderItem } from './build-order-submission';
import { amountQuantity, unitsQuantity } from './order';
import type { OrderToSubmit, PurchaseToSubmit, RedemptionToSubmit, SwitchToSubmit, OrderDraft } from './order-draft';

/** Reads back what `buildOrderSubmission` builds: the orders of a payload, by kind; `not-a-number` where a figure is no decimal [ENT-51..54, OPEN-41]. */
export function readOrderSubmission(submission: OrderSubmission): Result<OrderDraft, 'not-a-number'> {
  const orders: OrderToSubmit[] = [];
  const read = [
    ...submission.allotmentList.map(readAllotment),
    ...submission.switchList.map(readSwitch),
    ...submission.redemptionList.map(readRedemption),
  ];
  for (const order of read) {
    if (!order.ok) return order;
    orders.push(order.value);
  }
  return ok({
    accountNo: submission.accountNo,
    listId: submission.oid,
    tradingPassword: submission.vpin,
    lineManager: submission.lineManager || undefined,
    disadvantagedElderlyAck: submission.disadvantagedElderlyAck === 'Y',
    elderlyRedeemOverHalfAck: submission.elderlyRedeemOverHalfAck === 'Y',
    waits: submission.coolingOff === 'Y',
    ...(submission.acceptedTexts ? { acceptedTexts: submission.acceptedTexts } : {}),
    orders,
  });
}

/** Returns what a payload orders, as one text: the same for the same orders, whichever password came with them, and in whichever language their texts were read. */
export function submissionContent({ vpin: _, acceptedTexts: __, ...ordered }: OrderSubmission): string {
  return JSON.stringify(ordered);
}

function readAllotment(item: AllotmentItem): Result<PurchaseToSubmit, 'not-a-number'> {
  const amount = parseDecimal(item.amount);
  if (!amount.ok) return amount;
  const { fundCode, currency, agreements, paidFrom, points } = item;
  const discountCode = item.discountCode || undefined;
  const quantity = amountQuantity(amount.value);
  return ok({ kind: 'buy', fundCode, currency, quantity, discountCode, agreements, paidFrom, points });
}

function readSwitch(item: SwitchOrderItem): Result<SwitchToSubmit, 'not-a-number'> {
  const units = parseDecimal(item.switchUnit);
  const percentOfHoldings = parseDecimal(item.percent);
  if (!units.ok) return units;
  if (!percentOfHoldings.ok) return percentOfHoldings;
  return ok({
    kind: 'switch',
    fundCode: item.outFundCode,
    intoFundCode: item.inFundCode,
    currency: item.holdingCurrency,
    quantity: unitsQuantity(units.value),
    percentOfHoldings: percentOfHoldings.value,
    discountCode: item.discountCode || undefined,
    agreements: item.agreements,
    feeType: item.outFundFeeType,
  });
}

function readRedemption(item: RedemptionOrderItem): Result<RedemptionToSubmit, 'not-a-number'> {
  const units = parseDecimal(item.unit);
  const totalHoldings = parseDecimal(item.totalHoldings);
  const availableHoldings = parseDecimal(item.availableHoldings);
  const unitsBreakdown = readBreakdown(item.unitsBreakdown);
  if (!units.ok) return units;
  if (!totalHoldings.ok) return totalHoldings;
  if (!availableHoldings.ok) return availableHoldings;
  if (!unitsBreakdown.ok) return unitsBreakdown;
  return ok({
    kind: 'redemption',
    fundCode: item.fundCode,
    currency: item.currency,
    quantity: unitsQuantity(units.value),
    fundName: item.fundInfo,
    totalHoldings: totalHoldings.value,
    availableHoldings: availableHoldings.value,
    unitPrecision: item.redUnitPrecision,
    unitPricePrecision: item.redUnitPricePrecision,
    baseCurrency: item.baseCurrency,
    feeType: item.fundFeeType,
    unitsBreakdown: unitsBreakdown.value,
    bankAccount: item.bankAccountNo || undefined,
  });
}

function readBreakdown(parts: RedemptionOrderItem['unitsBreakdown']): Result<UnitsBreakdown, 'not-a-number'> {
  const read: UnitsPart[] = [];
  for (const { fundFeeType, unit } of parts) {
    const units = parseDecimal(unit);
    if (!units.ok) return units;
    read.push({ fundFeeType, unit: units.value });
  }
  return ok(read);
}
