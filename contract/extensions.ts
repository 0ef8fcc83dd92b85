/**
 * The parts of the contract that the specification doesn't name, by what they are for. The portal asks for one only where
 * its configuration says that the server has it; what shows without it is in `extension-list.ts` [OPEN-21, OPEN-59].
 */
export const extensions = [
  'accepted-texts',
  'account-freeze',
  'account-security',
  'annual-statements',
  'bank-account-changes',
  'communication-preferences',
  'contact-changes',
  'cooling-off',
  'dealing-closures',
  'distributions',
  'dividend-instructions',
  'fund-order-terms',
  'fund-periods',
  'fund-records',
  'gains-and-income',
  'holding-details',
  'instruction-texts',
  'list-cancellation',
  'login-codes',
  'messages',
  'order-entry',
  'order-points',
  'order-receipts',
  'order-records',
  'order-state',
  'passkeys',
  'pin-reset',
  'plan-outcomes',
  'plans',
  'portfolio-history',
  'price-alert-changes',
  'purchase-limits',
  'questionnaire-contradictions',
  're-authentication-requests',
  'reset-steps',
  'risk-questionnaire',
  'secret-changes',
  'statements',
  'trading-password-reset',
  'trading-type-filter',
  'usernames',
  'viewing-settings',
  'watch-list',
] as const;

/** A part of the contract beyond the specification. */
export type Extension = (typeof extensions)[number];

/** The extensions whose answers come of what the client has just done, so that no recording has them. */
export const unrecordedExtensions: readonly Extension[] = ['messages', 'order-receipts'];

/** The extensions that recorded answers have. */
export const recordedExtensions: readonly Extension[] = extensions.filter(
  (name) => !unrecordedExtensions.includes(name),
);
