import { anyOrAll } from '../../kernel/any-or-all';
import { type FundIdentifier, fundKey, type FundReference } from './fund-listing';

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
