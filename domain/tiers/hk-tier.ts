import { parseOneOf } from '../kernel/parse-one-of';
import { hkTierIds, type HkTierId } from './tier';

/** A Hong Kong client's tier as its name says it: a `+` frees the eScheduler of its fee, a `*` changes no fee [TIER-05, CONFLICT-21]. */
export type HkTier = { readonly tier: HkTierId; readonly plus: boolean; readonly star: boolean };

const grammar = /^(default|silver|gold|platinum|select)(\*?)(\+?)$/;

/** Reads one of the ten tier names in either case; `default`, an unknown name and none are plain silver [TIER-03..05, TIER-18, ENUM-40, CONFLICT-21]. */
export function parseHkTier(name: string | undefined): HkTier {
  const match = typeof name === 'string' ? grammar.exec(name.toLowerCase()) : null;
  return {
    tier: parseOneOf(hkTierIds, match?.[1]) ?? 'silver',
    plus: match?.[3] === '+',
    star: match?.[2] === '*',
  };
}
