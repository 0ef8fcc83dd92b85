import type { Decimal } from '../../money/decimal';
import type { FundRiskRating } from '../fund-risk-rating';
import type { FundPerformance } from '../performance/performance-columns';

/** What is needed to ask for one fund: codes are not unique, so what else is known of it comes along. */
export type FundReference = {
  readonly code: string;
  readonly name: string;
  readonly baseCurrency: string;
  readonly isinCode?: string | undefined;
  /** The asset manager's own code, unique where it exists [ENT-29]. */
  readonly jfFundCode?: string | undefined;
};

/** What identifies a fund, as far as it is known: its code at least, or in its place the asset manager's own one. */
export type FundIdentifier = Pick<FundReference, 'code' | 'isinCode' | 'jfFundCode'> &
  Partial<Pick<FundReference, 'name' | 'baseCurrency'>>;

/** A code with its name in the client's language. */
export type NamedCode = { readonly code: string; readonly name: string };

/** A fund as a line of a list. */
export type FundListing = FundReference & {
  readonly riskRating?: FundRiskRating | undefined;
  readonly fundPerformance?: FundPerformance | undefined;
  readonly category?: NamedCode | undefined;
  /** TW only. */
  readonly marketType?: NamedCode | undefined;
  /** TW only: the last price in the base currency, and its day [API-46]. */
  readonly lastPrice?: { readonly price: Decimal; readonly date?: string | undefined } | undefined;
  /** The last prices couldn't be loaded, so one that is missing may exist. */
  readonly isPriceUnknown?: true;
};

/** What tells a fund from every other one: the asset manager's code, else its code with currency and ISIN. */
export const fundKey = ({ code, baseCurrency, isinCode = '', jfFundCode }: Omit<FundReference, 'name'>): string =>
  jfFundCode ?? `${code}|${baseCurrency}|${isinCode}`;

/** How many different funds there are among some, one of which may be named more than once [ENT-09]. */
export const countFunds = (funds: readonly Omit<FundReference, 'name'>[]): number => new Set(funds.map(fundKey)).size;

/** The one of several funds with an identifier: the same key, else the same ISIN, else the same code and, where it is known, currency. */
export function findFund<T extends Omit<FundReference, 'name'>>(
  funds: readonly T[],
  wanted: FundIdentifier,
): T | undefined {
  const { code, baseCurrency, isinCode, jfFundCode } = wanted;
  const sameCode = funds.filter(
    (fund) => fund.code === code && (baseCurrency === undefined || fund.baseCurrency === baseCurrency),
  );
  const key = jfFundCode ?? fundKey({ ...wanted, baseCurrency: baseCurrency ?? '' });
  return (
    funds.find((fund) => fundKey(fund) === key) ??
    sameCode.find((fund) => isinCode !== undefined && fund.isinCode === isinCode) ??
    sameCode[0]
  );
}

/** What stands for a fund in the address of its page: the asset manager's code, which is its own, else its code. */
export const fundId = ({ code, jfFundCode }: Pick<FundReference, 'code' | 'jfFundCode'>): string => jfFundCode ?? code;

/** The fund that an address names; nobody can tell which of the two codes it holds, so it may be either. */
export const fundOfId = (id: string): FundIdentifier => ({ code: id, jfFundCode: id });
