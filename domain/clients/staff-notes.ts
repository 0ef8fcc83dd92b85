import type { HkUser, User } from './user';

/** Whether a client sees the notes for staff: any of her staff flags is on; they open nothing else [ROLE-05, ROLE-09, OPEN-57]. */
export function seesStaffNotes(user: User): boolean {
  const flags = [user.isStaff, user.isStaffApproval];
  const recent = user.region === 'HK' ? [user.isStaff7days, user.isStaff60days] : [];
  return [...flags, ...recent].includes(true);
}

/** The note about referral codes, in HK for clients who aren't staff and have it switched on, with their own code [ROLE-09, CONFLICT-52, OPEN-89]. */
export function referralNote(user: User): { readonly referralCode: string } | undefined {
  if (user.region === 'TW' || user.isStaff === true || user.showPromoCode !== true) return undefined;
  return { referralCode: user.referralCode ?? '' };
}

/** Whether a client is offered to create a login username: she is known to have none [OPEN-89]. */
export const isOfferedUsername = (user: Pick<HkUser, 'hasUserIdAlias'>): boolean => user.hasUserIdAlias === false;

/** Whether the tooltip about the login username is shown [OPEN-89]. */
export const seesUsernameTooltip = (user: Pick<HkUser, 'showUserIdAliasTooltip'>): boolean =>
  user.showUserIdAliasTooltip === true;
