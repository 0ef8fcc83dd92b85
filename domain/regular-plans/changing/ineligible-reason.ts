/** Why a plan can't be moved to the eScheduler, as far as it can be told in words [RSP-13]. */
export const ineligibleReasons = ['ORDER_PENDING', 'NO_BANK', 'FROZEN'] as const;

/** An order is under way, no bank account is linked, or the account is frozen. */
export type IneligibleReason = (typeof ineligibleReasons)[number];

/** The reasons there are words for, each once; one that isn't listed is for the hotline to explain [RSP-13]. */
export const knownReasons = (reasons: readonly string[]): readonly IneligibleReason[] =>
  ineligibleReasons.filter((reason) => reasons.includes(reason));
