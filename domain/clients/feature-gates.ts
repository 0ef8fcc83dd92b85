import { canReactivateByUpload } from '../documents/reactivation';
import type { HkUser, TwUser, User } from './user';

// Gates for what is shown: the server stays the authority, and a flag it left out changes nothing [OPEN-57].

/** Whether the buttons to trade work: the right to trade online isn't denied; in TW, not for every account [ROLE-05, OPEN-57]. */
export function canTrade(user: User): boolean {
  if (user.region === 'HK') return user.etradingRight !== false;
  const accounts = user.accountSupplementalInfoList;
  return accounts.length === 0 || accounts.some(({ etradingRight }) => etradingRight !== false);
}

/** Whether the Cash Account is open, can be enabled, which a hint says, or isn't for this client [ROLE-05, OPEN-57]. */
export function cashAccountAccess(user: Pick<HkUser, 'vcaEnabled' | 'isVCClient'>): 'open' | 'hint-to-enable' | 'none' {
  if (user.vcaEnabled === true) return 'open';
  return user.isVCClient === true ? 'hint-to-enable' : 'none';
}

/** Whether the entry to upload documents, which reactivates an account, is there [ROLE-05, OPEN-57]. */
export const canUploadDocuments = (user: Pick<HkUser, 'amlReactivationEligibility'>): boolean =>
  canReactivateByUpload(user.amlReactivationEligibility);

/** The server's reminder to set up a second factor while there is none, else '' [ROLE-05, OPEN-57]. */
export const secondFactorReminder = (user: Pick<HkUser, 'mfaIndicator' | 'mfaReminderMessage'>): string =>
  user.mfaIndicator === false ? (user.mfaReminderMessage ?? '') : '';

/** Where a client signs in again: the local page when local login is flagged, else AUTHE's if she has it [ROLE-05, OPEN-57]. */
export function reAuthenticationProvider(
  user: Pick<User, 'autheEnabled'>,
  localLoginFlagged: boolean,
): 'LOCAL' | 'AUTHE' | undefined {
  if (localLoginFlagged) return 'LOCAL';
  return user.autheEnabled === true ? 'AUTHE' : undefined;
}

/** The notes that an elderly client may have to acknowledge beyond the usual ones [ROLE-05, OPEN-57, CONFLICT-60]. */
export const extraAcknowledgements = (
  user: Pick<TwUser, 'elderlyIndicator' | 'disadvantagedElderlyIndicator'>,
): readonly ('redemptionElderly' | 'vulnerableElderly')[] => [
  ...(user.elderlyIndicator === true ? (['redemptionElderly'] as const) : []),
  ...(user.disadvantagedElderlyIndicator === true ? (['vulnerableElderly'] as const) : []),
];
