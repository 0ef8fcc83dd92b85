import type { Decimal } from '../../money/decimal';
import type { DistributionFrequency } from '../fund-details';
import type { FundRiskRating } from '../fund-risk-rating';
import type { FundPerformance } from '../performance/performance-columns';

/** The facts needed to ask for one fund: codes are not unique, so whatever else is known of it comes along. */
export type FundReference = {
  readonly code: string;
  readonly name: string;
  readonly baseCurrency: string;
  readonly isinCode?: string | undefined;
  /** The asset manager's own code, unique where it exists [ENT-29]. */
  readonly jfFundCode?: string | undefined;
};

/**
 * The identifiers of a fund, as far as they are known: its code at least, or in its place the asset manager's own one.
 */
export type FundIdentifier = Pick<FundReference, 'code' | 'isinCode' | 'jfFundCode'> & {
  readonly name?: string | undefined;
  readonly baseCurrency?: string | undefined;
};

/** The codes of a fund as orders, results and alerts of the wire name it. */
export type FundCodes = { readonly fundCode: string; readonly jfFundCode?: string | undefined };

/** A code with its name in the client's language. */
export type NamedCode = { readonly code: string; readonly name: string };

/** A fund as a line of a list. */
export type FundListing = FundReference & {
  readonly riskRating?: FundRiskRating | undefined;
  readonly fundPerformance?: FundPerformance | undefined;
  readonly category?: NamedCode | undefined;
  /** The server's code for the fund whose share class this is, where it states one [FUND-39]. */
  readonly fundGroupCode?: string | undefined;
  /** The company that manages the fund, where the server states it. */
  readonly house?: NamedCode | undefined;
  /** As the server states it, else as the name of the class has it. */
  readonly distributionFrequency?: DistributionFrequency | undefined;
  /** True where the name of the class says that it distributes and nothing says how often. */
  readonly isDistributing?: boolean | undefined;
  /** In percent of the fund's assets a year. */
  readonly ongoingCharge?: Decimal | undefined;
  /** In percent: see `distributionYield`. */
  readonly distributionYield?: Decimal | undefined;
  /** The fund's assets in the region's currency, so that they can be compared. */
  readonly comparableSize?: Decimal | undefined;
  /** TW only. */
  readonly marketType?: NamedCode | undefined;
  /** TW only: the last price in the base currency, and its day [API-46]. */
  readonly lastPrice?: { readonly price: Decimal; readonly date?: string | undefined } | undefined;
  /** The last prices couldn't be loaded, so one that is missing may exist. */
  readonly isPriceUnknown?: true;
};

/** Returns a key that no other fund has: the asset manager's code, else its code with currency and ISIN. */
export const fundKey = ({ code, baseCurrency, isinCode = '', jfFundCode }: Omit<FundReference, 'name'>): string =>
  jfFundCode ?? `${code}|${baseCurrency}|${isinCode}`;

/** Counts the different funds among some, one of which may be named more than once [ENT-09]. */
export const countFunds = (funds: readonly Omit<FundReference, 'name'>[]): number => new Set(funds.map(fundKey)).size;

/** Returns what names a fund in addresses, drafts and orders: the asset manager's code, which is its own, where the server tells it; else its code [ENT-29]. */
export const fundId = ({ code, jfFundCode }: Pick<FundReference, 'code' | 'jfFundCode'>): string => jfFundCode ?? code;

/** The fund that an address names; nobody can tell which of the two codes it holds, so it may be either. */
export const fundOfId = (id: string): FundIdentifier => ({ code: id, jfFundCode: id });

/** Returns the fund that codes of the wire name. */
export const fundOfCodes = ({ fundCode: code, jfFundCode }: FundCodes): FundIdentifier => ({ code, jfFundCode });
