import type { FundIdentifier, FundReference } from './fund-listing';

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

/** Tells whether an id may be a fund's; nobody can tell which of the two codes it holds. Where there is no fund, there is no id. */
export function isNamedBy(
  fund: Pick<FundReference, 'code' | 'jfFundCode'> | undefined,
  id: string | undefined,
): boolean {
  if (fund === undefined || id === undefined) return fund === undefined && id === undefined;
  return id === fund.jfFundCode || id === fund.code;
}
