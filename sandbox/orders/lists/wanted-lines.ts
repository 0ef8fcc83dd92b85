import type * as z from 'zod/mini';
import type { orderSubmission } from '../../../contract/rest/orders/order-submission';
import type { Decimal } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { FeeType } from '../../../domain/funds/fee-type';
import { breakDownUnits, isBreakdownOf, type UnitsBreakdown } from '../../../domain/trading/costs/units-breakdown';
import { pointsOffFee } from '../../../domain/fees/points-for-fee';
import { chargedFee } from '../../../domain/fees/purchase-fee';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { decimal } from '../../database/decimal';
import type { PreparedLine } from '../../database/schema/orders';
import { Refusal } from '../../wire/refusal';
import type { OrderListRow } from './held-list';
import { areInSameFunds, type AskedLine, type LineMatcher } from './line-funds';

type Body = z.output<typeof orderSubmission>;

/** What a client orders by one line: the list's line with the figure that is wanted now. */
export type WantedLine = {
  readonly prepared: PreparedLine;
  readonly figure: Decimal;
  /** Of units that leave, their fee type; without one they are of whichever there are [TRADE-111]. */
  readonly feeType?: FeeType | undefined;
  /** Of a purchase, what pays for it as the client says it; else the region's usual way. */
  readonly paidFrom?: OrderPayment | undefined;
  /** Of a purchase, the reward points to redeem for its fee. */
  readonly points?: number | undefined;
  /** Of which type the regular plan is that orders it, whose amounts have bounds of their own. */
  readonly planType?: PlanType | undefined;
};

/** What each type of line orders. */
export const kindOf = { B: 'buy', R: 'redemption', S: 'switch' } as const;

/** What pays for a line; of a plan what the plan says, nothing of the client's choice where the account on record is debited, and for what is no purchase. */
export const paymentOf = (
  { prepared, paidFrom, planType }: Pick<WantedLine, 'prepared' | 'paidFrom' | 'planType'>,
  region: Region,
): OrderPayment | undefined => {
  if (planType) return paidFrom;
  const { payments } = orderDesks[region];
  return prepared.type === 'B' ? (payments.find((one) => one === paidFrom) ?? payments[0]) : undefined;
};

/** Tells whether a bank account is debited for a line: a purchase that no Cash Account pays [BANK-03, TRADE-04]. */
export const isDebited = (line: Parameters<typeof paymentOf>[0], region: Region): boolean =>
  line.prepared.type === 'B' && paymentOf(line, region) !== 'cash-account';

/** A purchase by a line, with what points take off its fee [TRADE-18, EPNT-06]. */
export function purchaseOf({ prepared, figure: amount, points = 0 }: WantedLine, region: Region) {
  const { currency } = prepared;
  const purchase = { amount, currency, feePercent: decimal(prepared.feeRate ?? '0') };
  const charged = { region, currency, fee: chargedFee(purchase) };
  return { charged, purchase: { ...purchase, feeWaived: pointsOffFee(charged, points) } };
}

/**
 * The lines that are sent, each of them one of the list's with its own figure: a client can change figures and leave lines
 * out, not add any [TRADE-63, OPEN-80]. A redemption of units of both fee types is a line for each [TRADE-111, ENT-54].
 */
export function wantedLines({ lines }: OrderListRow, body: Body, isMeant: LineMatcher): readonly WantedLine[] {
  const left = [...lines];
  const take = (type: PreparedLine['type'], asked: AskedLine): PreparedLine => {
    const [found, ...others] = left.filter((line) => line.type === type && isMeant(line, asked));
    if (found === undefined) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
    if (others.some((line) => !areInSameFunds(line, found))) throw new Refusal(400, ['FUND_CODE_SHARED']);
    left.splice(left.indexOf(found), 1);
    return found;
  };
  const wanted = [
    ...body.allotmentList.map(({ fundCode, currency, amount, paidFrom, points }) => ({
      prepared: take('B', { fundCode, currency }),
      figure: decimal(amount),
      ...{ paidFrom, points },
    })),
    ...body.redemptionList.flatMap((item) => {
      const prepared = take('R', item);
      return partsOf(item).map(({ fundFeeType: feeType, unit: figure }) => ({ prepared, figure, feeType }));
    }),
    ...body.switchList.map(({ outFundCode, inFundCode, holdingCurrency, switchUnit, outFundFeeType }) => ({
      prepared: take('S', { fundCode: outFundCode, currency: holdingCurrency, inFundCode }),
      figure: decimal(switchUnit),
      feeType: outFundFeeType,
    })),
  ];
  if (wanted.length === 0) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
  return wanted;
}

/** The parts of a redemption: as it breaks its units down, or all of the one fee type that it states; a breakdown of other units is refused. */
function partsOf({ unit, fundFeeType, unitsBreakdown }: Body['redemptionList'][number]): UnitsBreakdown {
  const figure = decimal(unit);
  const parts = unitsBreakdown.map((part) => ({ ...part, unit: decimal(part.unit) }));
  if (parts.length === 0) return [{ fundFeeType, unit: figure }];
  if (!isBreakdownOf(parts, figure)) throw new Refusal(400, ['ORDER_NOT_PREPARED']);
  return breakDownUnits(parts);
}
