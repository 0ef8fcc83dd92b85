import type { FundIdentifier } from './fund-listing';
import { isSameFund } from './same-fund';

type NamedFund = FundIdentifier & { readonly name: string };

/** Gives a fund the name that it has among funds told later, maybe in another language; it stays as it is where none of them, or more than one, may be it [I18N-08, I18N-12, ENT-29]. */
export function renameFund<T extends NamedFund>(fund: T, named: readonly NamedFund[]): T {
  const [name, ...others] = new Set(named.filter((one) => isSameFund(one, fund)).map((one) => one.name));
  return name === undefined || others.length > 0 ? fund : { ...fund, name };
}
