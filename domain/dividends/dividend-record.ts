import type { Decimal } from '../money/decimal';

/** A fund as a dividend record names it. */
export type DividendFund = { readonly code: string; readonly name: string };

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
