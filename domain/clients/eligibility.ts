import { parseOneOf } from '../kernel/parse-one-of';

/** The server's findings on a client's eligibility for a service [ENUM-03]. */
export const eligibilities = ['ELIGIBLE', 'NOT_ELIGIBLE', 'REQUESTED', 'SYSTEM_FAIL'] as const;

/** May, may not, has asked already, or the server couldn't tell [ENUM-03]. */
export type Eligibility = (typeof eligibilities)[number];

/** Reads an eligibility, a plain yes or no among them; undefined for one that isn't listed [ENUM-03]. */
export function parseEligibility(raw: string | boolean | undefined): Eligibility | undefined {
  if (typeof raw === 'boolean') return raw ? 'ELIGIBLE' : 'NOT_ELIGIBLE';
  return parseOneOf(eligibilities, raw);
}
