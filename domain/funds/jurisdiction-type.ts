/** Where an account or a fund is kept: offshore or onshore [ENUM-02, CONFLICT-27]. */
export const jurisdictionTypes = ['OF', 'ON'] as const;

/** Offshore or onshore; not to be mixed up with a client's account type or the portfolio's account filter [CONFLICT-27]. */
export type JurisdictionType = (typeof jurisdictionTypes)[number];
