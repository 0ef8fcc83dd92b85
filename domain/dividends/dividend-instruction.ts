import type { FundActionProblem, FundActionOffer } from '../eligibility/fund-actions';
import { type FundBarProblem, orderProblem, type TradingClient } from '../eligibility/fund-bar';
import { type DistributionFrequency, distributionFrequencies } from '../funds/fund-details';
import { isSameFund } from '../funds/finding/same-fund';
import type { FundRiskRating } from '../funds/fund-risk-rating';
import type { JurisdictionType } from '../funds/jurisdiction-type';
import { type Decimal, isNegative, isZero } from '../money/decimal';
import { exceedsTolerance } from '../suitability/risk/exceeds-tolerance';
import { riskLevelInUse } from '../suitability/risk/risk-level-in-use';
import type { FeeType } from '../funds/fee-type';
import type { DividendFund } from './dividend-record';

/**
 * An instruction on a fund's dividends, and when it was given: to invest in another fund, or to pay out where none is
 * named.
 */
export type InstructionChange = { readonly at: string; readonly into?: DividendFund | undefined };

/** A fund that a client holds and that distributes, with what is done with its dividends [API-83, DIV-01]. */
export type DividendHolding = {
  readonly fund: DividendFund;
  readonly currency: string;
  readonly units: Decimal;
  readonly frequency: DistributionFrequency;
  /** The day on which its declared distribution will be paid; undefined where none is declared. */
  readonly nextPayDate?: string | undefined;
  /** The fund that its dividends go into; undefined where they are paid out. */
  readonly into?: DividendFund | undefined;
  /** The number of changes of the instruction; a change names the version it was made on. */
  readonly version: number;
  /** The earliest first. */
  readonly changes: readonly InstructionChange[];
};

/** Returns true if a holding accepts an instruction on its dividends: units of a class that distributes [DIV-01]. */
export const acceptsInstruction = ({ units, frequency }: Pick<DividendHolding, 'units' | 'frequency'>): boolean =>
  distributionFrequencies[frequency] > 0 && !isZero(units) && !isNegative(units);

/** A fund whose dividends are to go into another, as much as decides over that. */
export type DistributingFund = {
  readonly code: string;
  readonly jfFundCode?: string | undefined;
  readonly currency: string;
  readonly side?: JurisdictionType | undefined;
};

/** A fund that is to receive dividends; what the server doesn't say of it stops nothing. */
export type ReceivingFund = DistributingFund &
  FundActionOffer & {
    readonly riskRating?: FundRiskRating | undefined;
    readonly feeType?: FeeType | undefined;
  };

/** Why a fund can't receive another's dividends for a client. */
export type ReceivingProblem =
  | 'same-fund'
  | 'currency'
  | 'side'
  /** Its units would bear a fee when they leave, and dividends are invested free of charge. */
  | 'fee-type'
  /** Its risk is above what suits the client, who isn't there to be warned each time [SUIT-24, SUIT-25]. */
  | 'risk'
  | FundActionProblem
  | FundBarProblem;

/** Why a fund can't receive the dividends of another, the first reason that applies; undefined where it can: it takes regular purchases, in the same currency and on the same side, and suits the client [SUIT-24..33, FUND-34]. */
export function receivingProblem(
  from: DistributingFund,
  into: ReceivingFund,
  client: TradingClient,
): ReceivingProblem | undefined {
  if (isSameFund({ ...into, baseCurrency: into.currency }, { ...from, baseCurrency: from.currency }))
    return 'same-fund';
  if (into.currency !== from.currency) return 'currency';
  if (into.side !== undefined && from.side !== undefined && into.side !== from.side) return 'side';
  const refusal = orderProblem('regular-buy', into, client);
  if (refusal !== undefined) return refusal;
  if (into.feeType === 'back-end') return 'fee-type';
  return exceedsTolerance(into.riskRating ?? NaN, riskLevelInUse(client)) ? 'risk' : undefined;
}

/** Why an instruction isn't taken, by the code that a server refuses with. */
export const dividendErrorCodes = {
  /** The client holds no such fund that distributes. */
  unknown: 'DIVIDEND_FUND_NOT_HELD',
  /** It was changed since the client saw it, in another tab. */
  outdated: 'DIVIDEND_INSTRUCTION_OUTDATED',
  /** It is so already. */
  unchanged: 'DIVIDEND_INSTRUCTION_UNCHANGED',
  /** There is no such fund, or it can't receive these dividends. */
  into: 'DIVIDEND_INTO_FUND_NOT_OFFERED',
  risk: 'DIVIDEND_INTO_FUND_TOO_RISKY',
  /** The client may not buy now. */
  'not-allowed': 'DIVIDEND_NOT_ALLOWED',
} as const;

/** Why an instruction isn't taken. */
export type InstructionProblem = keyof typeof dividendErrorCodes;

/** The problem that a server's refusal states; undefined for any other refusal. */
export const parseInstructionProblem = (codes: readonly string[]): InstructionProblem | undefined =>
  (Object.keys(dividendErrorCodes) as InstructionProblem[]).find((problem) =>
    codes.includes(dividendErrorCodes[problem]),
  );

const ofFund: ReadonlySet<ReceivingProblem> = new Set<ReceivingProblem>([
  'same-fund',
  'currency',
  'side',
  'fee-type',
  'not-in-region',
  'not-traded-online',
  'not-offered',
  'price-too-old',
]);

/** Returns the instruction's problem for a problem of the receiving fund: the fund's, its risk, or the client's. */
export function problemOfReceiving(problem: ReceivingProblem): InstructionProblem {
  if (problem === 'risk') return 'risk';
  return ofFund.has(problem) ? 'into' : 'not-allowed';
}
