import type { FundReference } from '../funds/finding/fund-listing';
import { parseOneOf } from '../kernel/parse-one-of';
import type { Decimal } from '../money/decimal';

/** A fund as a dividend record names it. */
export type DividendFund = Pick<FundReference, 'code' | 'name' | 'jfFundCode'>;

/** A client's instruction on a fund's dividends: paid out, or reinvested in another fund; TW only [DIV-01, ENT-46]. */
export type DividendRecord = {
  readonly refNo: string;
  readonly fund: DividendFund;
  /** Undefined when the dividend is paid out. */
  readonly reInvestmentFund?: DividendFund | undefined;
  readonly applyDate?: string | undefined;
  readonly status?: string | undefined;
  readonly chargeMethod?: string | undefined;
  readonly holdingUnits?: Decimal | undefined;
  readonly holdingUnitsPrecision: number;
  /** In `txnCurrency`. */
  readonly txnAmount?: Decimal | undefined;
  readonly txnAmountPrecision: number;
  readonly txnCurrency?: string | undefined;
};

/** The ways in which the costs of a reinvested dividend are charged, as far as the portal has words for them. */
export const chargeMethods = ['NO_CHARGE', 'CASH'] as const;

/** Reads a record's charge method; undefined for any other, which is shown as the server says it [ENT-46]. */
export const parseChargeMethod = (text: string | undefined): (typeof chargeMethods)[number] | undefined =>
  parseOneOf(chargeMethods, text);
