import { regionalFacts } from './regional-facts';
import type { User } from './user';

/**
 * Returns true if a client sees the notes for staff: any of the client's staff flags is on; they open nothing else
 * [ROLE-05, ROLE-09, OPEN-57].
 */
export const seesStaffNotes = (user: User): boolean =>
  user.isStaff === true || user.isStaffApproval === true || regionalFacts(user).wasStaffRecently;

/** The note about referral codes, in HK for clients who aren't staff and have it switched on, with their own code [ROLE-09, CONFLICT-52, OPEN-89]. */
export function referralNote(user: User): { readonly referralCode: string } | undefined {
  const { referralCode } = regionalFacts(user);
  return user.isStaff === true || referralCode === undefined ? undefined : { referralCode };
}

/** Returns true if a client is offered to create a login username: the client is known to have none [OPEN-89]. */
export const isOfferedUsername = (user: User): boolean => regionalFacts(user).lacksUsername;

/** Returns true if the tooltip about the login username is shown [OPEN-89]. */
export const seesUsernameTooltip = (user: User): boolean => regionalFacts(user).seesUsernameTooltip;
