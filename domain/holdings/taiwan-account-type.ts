import type { JurisdictionType } from '../funds/jurisdiction-type';
import { parseOneOf } from '../kernel/parse-one-of';

/** The kinds of a Taiwan client's accounts: where the funds are, and in which currency they are settled [ENUM-34]. */
export const taiwanAccountTypes = ['OF_MA_ZZZ', 'ON_TWD', 'ON_ZZZ', 'OF_ZZZ', 'OF_TWD'] as const;

/** A kind of a Taiwan client's account; `OF_MA_ZZZ` is the comprehensive wealth account [ENUM-34, CONFLICT-26]. */
export type TaiwanAccountType = (typeof taiwanAccountTypes)[number];

/** Reads a kind of account [ENUM-34]; undefined for anything else. */
export const parseTaiwanAccountType = (text: string | undefined): TaiwanAccountType | undefined =>
  parseOneOf(taiwanAccountTypes, text);

/** Where an account's funds are, how they are settled, and whether it is the comprehensive wealth account [ENUM-34]. */
export const describeTaiwanAccount = (
  type: TaiwanAccountType,
): { readonly side: JurisdictionType; readonly settledIn: 'TWD' | 'foreign'; readonly isWealthAccount: boolean } => ({
  side: type.startsWith('ON_') ? 'ON' : 'OF',
  settledIn: type.endsWith('_TWD') ? 'TWD' : 'foreign',
  isWealthAccount: type === 'OF_MA_ZZZ',
});
