import type { Decimal } from '../../money/decimal';
import { anyOrAll } from '../../kernel/any-or-all';
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

type KnownFund = Omit<FundReference, 'name'> & { readonly name?: string | undefined };

/**
 * Returns the different funds that an identifier may mean: that of the asset manager's own code, else all of the code and, where it
 * is known, the currency; among these those of the ISIN, and those of the name, where any is [ENT-29]. Two share a code in
 * real lists, so several are told and none is picked.
 */
export function matchingFunds<T extends KnownFund>(funds: readonly T[], identifier: FundIdentifier): readonly T[] {
  const { code, baseCurrency, isinCode, jfFundCode, name } = identifier;
  const different = [...new Map(funds.map((fund) => [fundKey(fund), fund])).values()];
  const own = different.filter((fund) => jfFundCode !== undefined && fund.jfFundCode === jfFundCode);
  if (own.length > 0) return own;
  const isOtherClass = (fund: T) => jfFundCode !== undefined && jfFundCode !== code && fund.jfFundCode !== undefined;
  const ofCode = different.filter(
    (fund) =>
      fund.code === code && (baseCurrency === undefined || fund.baseCurrency === baseCurrency) && !isOtherClass(fund),
  );
  const ofIsin = anyOrAll(ofCode, (fund) => isinCode !== undefined && fund.isinCode === isinCode);
  return anyOrAll(ofIsin, (fund) => name !== undefined && fund.name === name);
}

/** The one of several funds that an identifier means; undefined where none is meant, or nobody can tell which [ENT-29]. */
export function findFund<T extends KnownFund>(funds: readonly T[], identifier: FundIdentifier): T | undefined {
  const matching = matchingFunds(funds, identifier);
  return matching.length === 1 ? matching[0] : undefined;
}

/** Tells whether two identifiers can be of one fund: the asset manager's own codes tell it, else code, currency and ISIN as far as both are known. */
export function isSameFund(one: FundIdentifier, other: FundIdentifier): boolean {
  if (one.jfFundCode !== undefined && other.jfFundCode !== undefined) return one.jfFundCode === other.jfFundCode;
  return (
    one.code === other.code &&
    isSameWhereKnown(one.baseCurrency, other.baseCurrency) &&
    isSameWhereKnown(one.isinCode, other.isinCode)
  );
}

/** Tells whether two texts about a fund agree, as far as both are known. */
export const isSameWhereKnown = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** Returns what names a fund in addresses, drafts and orders: the asset manager's code, which is its own, where the server tells it; else its code [ENT-29]. */
export const fundId = ({ code, jfFundCode }: Pick<FundReference, 'code' | 'jfFundCode'>): string => jfFundCode ?? code;

/** The fund that an address names; nobody can tell which of the two codes it holds, so it may be either. */
export const fundOfId = (id: string): FundIdentifier => ({ code: id, jfFundCode: id });

/** Tells whether an id may be a fund's; nobody can tell which of the two codes it holds. Where there is no fund, there is no id. */
export function isNamedBy(
  fund: Pick<FundReference, 'code' | 'jfFundCode'> | undefined,
  id: string | undefined,
): boolean {
  if (fund === undefined || id === undefined) return fund === undefined && id === undefined;
  return id === fund.jfFundCode || id === fund.code;
}

/** Returns the fund that codes of the wire name. */
export const fundOfCodes = ({ fundCode: code, jfFundCode }: FundCodes): FundIdentifier => ({ code, jfFundCode });
