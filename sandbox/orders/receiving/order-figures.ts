import { deductionTime } from '../../../domain/calendar/deduction-time';
import type { Calendar } from '../../../domain/calendar/calendar';
import { regionDefaults } from '../../../config/regions';
import { feesOf, type OrderFees } from '../../../domain/fees/fees-of';
import {
  bearsShortTermTradingFee,
  shortTermUnitsRedeemed,
  unitsBearingShortTermFee,
} from '../../../domain/fees/short-term-trading-fee';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { type Decimal, isZero, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { unitsAvailable } from '../../../domain/trading/dealing/units-available';
import { mayWaitInRegion } from '../../../domain/trading/orders/remittance-threshold';
import { shareOfHolding } from '../../../domain/trading/orders/share-of-holding';
import type { OrderFigures } from '../../../domain/trading/records/order-figures';
import { payoutDate } from '../../../domain/trading/simulation/expected-money';
import { thresholdCurrency } from '../../context/wire-threshold';
import { decimal } from '../../database/decimal';
import { lotsAvailable, reservedUnits, toHoldingPlace } from '../books/held-lots';
import type { StoredOrder } from '../books/stored-orders';
import { fundsOfLine, toBaseCurrency } from '../checks/check-line';
import { estimateOrder } from '../checks/estimate-order';
import type { LineFacts } from '../checks/line-facts';
import type { RequestedLine } from '../lists/requested-lines';
import { isWithinClass, shortTermTerms } from '../terms/short-term-terms';

type Dated = {
  readonly stored: StoredOrder;
  readonly dealingDate: string | undefined;
  /** The days on which the funds of the order are dealt. */
  readonly calendar: Calendar;
};

/** Returns the figures that a client is told of an order, by the prices and holdings as it is received [ORDQ-05, TRADE-18..27]. */
export function orderFigures(
  line: RequestedLine,
  facts: LineFacts,
  { stored, dealingDate, calendar }: Dated,
): OrderFigures {
  const { prepared } = line;
  const { fund } = fundsOfLine(prepared, facts);
  const riskRating = parseFundRiskRating(fund.riskRating ?? undefined);
  if (prepared.type === 'B')
    return {
      riskRating,
      feeRate: decimal(prepared.feeRate ?? '0'),
      debitAt: dealingDate === undefined ? undefined : deductionTime(stored.row.cutOff, dealingDate),
    };
  const outflow = outflowFigures(line, facts);
  if (prepared.type === 'S' || dealingDate === undefined) return { riskRating, ...outflow.figures };
  const payout = {
    date: payoutDate(dealingDate, calendar),
    amount: outflow.fees?.net,
    mayWait: mayWaitInRegion(
      facts.region,
      prepared.currency,
      countedWorth(prepared.currency, outflow.figures.estimate, facts),
    ),
  };
  return { riskRating, ...outflow.figures, payout };
}

type Outflow = { readonly figures: OrderFigures; readonly fees: OrderFees | undefined };

/** The share, value and fees of units that leave a fund, before the order takes them. */
function outflowFigures(line: RequestedLine, facts: LineFacts): Outflow {
  const { prepared, quantity, feeType } = line;
  const { fund, intoFund } = fundsOfLine(prepared, facts);
  const { currency } = prepared;
  const units = quantity.value;
  const place = toHoldingPlace(prepared, facts);
  const held = facts.lotsAt(place);
  const ofType = held.filter((lot) => feeType === undefined || lot.feeType === feeType);
  const reserved = reservedUnits([...facts.earlier, ...facts.received], { ...place, feeType });
  const terms = shortTermTerms(fund);
  const isIntraClassSwitch = intoFund !== null && isWithinClass(fund, intoFund);
  const brief =
    terms && bearsShortTermTradingFee({ isScheduledPlan: false, isIntraClassSwitch })
      ? shortTermUnitsRedeemed(units, {
          available: unitsAvailable(
            sum(ofType.map((lot) => lot.units)),
            reserved.map((taken) => taken.units),
          ),
          brief: unitsBearingShortTermFee(lotsAvailable(ofType, reserved), facts.day, terms),
        })
      : zero;
  const shortTerm = terms && !isZero(brief) ? { ...terms, units: brief } : undefined;
  const isBackEnd = prepared.type === 'R' && (feeType ?? fund.feeType) === 'back-end';
  const backEndPercent = isBackEnd && fund.backEndFeePercent !== null ? decimal(fund.backEndFeePercent) : undefined;
  const estimate = estimateOrder(facts.traded(fund.id), { currency, figure: units, isAmount: false }, facts.rates);
  const value = toFigure(estimate.exactValue);
  const leaving = {
    units,
    value,
    currency,
    shortTerm: shortTerm && { units: shortTerm.units, percent: shortTerm.ratePercent },
  };
  const fees =
    value &&
    (prepared.type === 'S'
      ? feesOf({ ...leaving, kind: 'switch' })
      : feesOf({ ...leaving, kind: 'redemption', remittances: isBackEnd ? [{ units, percent: backEndPercent }] : [] }));
  return {
    figures: {
      share: shareOfHolding(units, sum(held.map((lot) => lot.units))),
      estimate: toFigure(estimate.value),
      estimateRate: currency === fund.currency ? undefined : toFigure(estimate.fxRate),
      backEndPercent,
      shortTerm,
      estimatedFee: fees?.total,
    },
    fees,
  };
}

const toFigure = (text: string | null | undefined): Decimal | undefined => (text ? decimal(text) : undefined);

/** Returns the worth of money in the currency that the remittance threshold is counted in, as far as clients of the region are told it. */
function countedWorth(currency: string, value: Decimal | undefined, facts: LineFacts): Decimal | undefined {
  const isCounted = regionDefaults[facts.region].defaultCurrency === thresholdCurrency;
  return isCounted && value ? toBaseCurrency(currency, facts)(value) : undefined;
}
