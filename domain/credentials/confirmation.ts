import type { Region } from '../region';

/**
 * The means by which a client confirms an act: trading password or transaction PIN, step-up authentication, or the
 * session alone.
 */
export type Confirmation = 'transaction-secret' | 're-authentication' | 'none';

const everywhere = (confirmation: Confirmation): Readonly<Record<Region, Confirmation>> => ({
  HK: confirmation,
  TW: confirmation,
});

/**
 * Lists what each act is confirmed with. Whatever can make money move, on other days or otherwise than it was confirmed,
 * asks for what setting it up asks for; what only makes less of it move or holds it back asks for nothing, unless it can't
 * be set up again [PIN-03, TRADE-14, RSP-06, RSP-07, RSP-09, REAUTH-01, CONFLICT-53].
 */
export const confirmations = {
  'send-orders': everywhere('transaction-secret'),
  /** Frees money and units that are spoken for; Taiwan has no re-authentication. */
  'cancel-order': { HK: 're-authentication', TW: 'transaction-secret' },
  'move-cash': everywhere('re-authentication'),
  'instruct-dividend': everywhere('transaction-secret'),
  'start-plan': everywhere('transaction-secret'),
  'raise-plan': everywhere('transaction-secret'),
  /** Gives it other days, be it fewer. */
  're-date-plan': everywhere('transaction-secret'),
  'resume-plan': everywhere('transaction-secret'),
  /** Pays its fees with points, or with money again. */
  'pay-plan-otherwise': everywhere('transaction-secret'),
  'lower-plan': everywhere('none'),
  'pause-plan': everywhere('none'),
  'end-plan': everywhere('none'),
  /** Can't be set up again. */
  'end-legacy-plan': everywhere('transaction-secret'),
  'move-legacy-plans': everywhere('transaction-secret'),
} as const satisfies Record<string, Readonly<Record<Region, Confirmation>>>;

/** Something that a client does with money, or with what moves it. */
export type ConfirmedAct = keyof typeof confirmations;

/** Returns what an act is confirmed with in a region. */
export const confirmationFor = (region: Region, act: ConfirmedAct): Confirmation => confirmations[act][region];
