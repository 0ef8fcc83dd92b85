/**
 * The reasons for a cooling-off period of a payout: a new bank account, a new device, or a large part of the portfolio.
 */
export const coolingOffReasons = ['bank-account-changed', 'new-device', 'half-of-portfolio'] as const;

/** A reason for which money that leaves waits. */
export type CoolingOffReason = (typeof coolingOffReasons)[number];

/** The codes with which a server refuses to send money at once; each names a reason, and nothing was changed. */
export const coolingOffErrorCodes: Readonly<Record<CoolingOffReason, string>> = {
  'bank-account-changed': 'COOLING_OFF_BANK_ACCOUNT',
  'new-device': 'COOLING_OFF_NEW_DEVICE',
  'half-of-portfolio': 'COOLING_OFF_HALF',
};

/** The reasons that a server's codes name; none where it refused for something else. */
export const parseCoolingOffReasons = (codes: readonly string[]): readonly CoolingOffReason[] =>
  coolingOffReasons.filter((reason) => codes.includes(coolingOffErrorCodes[reason]));
