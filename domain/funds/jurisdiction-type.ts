import { oneOf } from '../kernel/one-of';

/** Where an account or a fund is kept: offshore or onshore [ENUM-02, CONFLICT-27]. */
export const jurisdictionTypes = ['OF', 'ON'] as const;

/** Offshore or onshore; not to be mixed up with a client's account type or the portfolio's account filter [CONFLICT-27]. */
export type JurisdictionType = (typeof jurisdictionTypes)[number];

/** Reads a jurisdiction [ENUM-02]; undefined for anything else. */
export const parseJurisdictionType = (text: string | undefined): JurisdictionType | undefined =>
  oneOf(jurisdictionTypes, text);
