import type { Region } from '../region';
import type { Eligibility } from './eligibility';
import { type CashAccountAccess, regionalFacts } from './regional-facts';
import type { TwUser, User, UserIn } from './user';

// Gates for what is shown: the server stays the authority, and a flag it left out changes nothing [OPEN-57].

/**
 * Returns true if the trade buttons work: the right to trade online isn't denied; in TW, not for every account
 * [ROLE-05, OPEN-57].
 */
export const canTrade = (user: User): boolean => regionalFacts(user).canTrade;

/**
 * Returns the client's access to the Cash Account: open, to be enabled (which a hint says), or none [ROLE-05, OPEN-57].
 */
export const cashAccountAccess = (user: User): CashAccountAccess => regionalFacts(user).cashAccount;

/**
 * Returns whether a document would reactivate the client's account; undefined where nothing is said of it [DOC-13,
 * OPEN-57].
 */
export const reactivationEligibility = (user: User): Eligibility | undefined => regionalFacts(user).reactivation;

/** The server's reminder to set up a second factor while there is none, else '' [ROLE-05, OPEN-57]. */
export const secondFactorReminder = (user: User): string => regionalFacts(user).secondFactorReminder;

/** Where a client signs in again: the local page when local login is flagged, else AUTHE's for a client who has it [ROLE-05, OPEN-57]. */
export function reAuthenticationProvider(
  user: Pick<User, 'autheEnabled'>,
  localLoginFlagged: boolean,
): 'LOCAL' | 'AUTHE' | undefined {
  if (localLoginFlagged) return 'LOCAL';
  return user.autheEnabled === true ? 'AUTHE' : undefined;
}

/** The notes that an elderly client of Taiwan may have to acknowledge beyond the usual ones [ROLE-05, OPEN-57, CONFLICT-60]. */
export const extraAcknowledgements = (
  user: Pick<TwUser, 'elderlyIndicator' | 'disadvantagedElderlyIndicator'>,
): readonly ('redemptionElderly' | 'vulnerableElderly')[] => [
  ...(user.elderlyIndicator === true ? (['redemptionElderly'] as const) : []),
  ...(user.disadvantagedElderlyIndicator === true ? (['vulnerableElderly'] as const) : []),
];

const regionalNotes: { readonly [R in Region]: (user: UserIn[R]) => ReturnType<typeof extraAcknowledgements> } = {
  HK: () => [],
  TW: extraAcknowledgements,
};

/** The notes that an elderly client may have to acknowledge, for a client of any region: Taiwan alone says who is elderly [ROLE-05, OPEN-57, CONFLICT-60]. */
export const elderlyNotes = <R extends Region>(
  user: UserIn[R] & { readonly region: R },
): ReturnType<typeof extraAcknowledgements> => regionalNotes[user.region](user);
