import { parseOneOf } from '../kernel/parse-one-of';

/** The genders a client's record knows [ENUM-55]. */
export const genders = ['M', 'F'] as const;

/** A client's gender as recorded [ENUM-55]. */
export type Gender = (typeof genders)[number];

/** Reads a gender [ENUM-55]; undefined for anything else. */
export const parseGender = (text: string | undefined): Gender | undefined => parseOneOf(genders, text);

/** Returns the form of address: Mr for M, Ms for F; '' when the gender isn't known [FMT-17]. */
export function salutation(gender: Gender | undefined): 'Mr' | 'Ms' | '' {
  if (gender === 'M') return 'Mr';
  return gender === 'F' ? 'Ms' : '';
}
