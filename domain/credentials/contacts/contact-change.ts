import { daysAfter } from '../../calendar/days-after';
import { err, ok, type Result } from '../../kernel/result';
import type { ByRegion, Region } from '../../region';
import { typedCode } from '../../typing/typed-code';
import { typedText } from '../../typing/typed-text';
import { isTaiwanMobile } from '../taiwan-identity';

/** The parts of a client's contact that the client may ask to be changed. */
export const contactFields = ['email', 'mobile', 'address'] as const;

/** A part of a client's contact. */
export type ContactField = (typeof contactFields)[number];

/** The ends of a request: it took effect, its client or a freeze gave it up, or a later one took its place. */
export const contactChangeEnds = ['applied', 'cancelled', 'replaced'] as const;

/** The problems of a contact as it is typed. */
export type ContactProblem = 'missing' | 'invalid' | 'unchanged';

/** The greatest length of a postal address. */
export const longestAddress = 200;

/** The days between a request and its effect, in which whoever is told by the contact of before can stop it. */
export const contactWaitingDays = 3;

type TypedContact = { readonly field: ContactField; readonly text: string };

/** Reads a contact as it is kept: a number without blanks, an e-mail address in small letters, a postal address on one line; why not, where it is none or the one on file. */
export function readContact(
  region: Region,
  { field, text }: TypedContact,
  onFile: string,
): Result<string, ContactProblem> {
  const read = readers[field](typedText(text), region);
  if (read === '') return err('missing');
  if (!isContact(region, field, read)) return err('invalid');
  return read === onFile ? err('unchanged') : ok(read);
}

const readers: Readonly<Record<ContactField, (text: string, region: Region) => string>> = {
  email: (text) => text.toLowerCase(),
  mobile: (text, region) => mobileNumbers[region].read(typedCode(text).replace(/[()]/g, '')),
  address: (text) => text.replace(/\s+/g, ' '),
};

function isContact(region: Region, field: ContactField, text: string): boolean {
  if (field === 'mobile') return mobileNumbers[region].isNumber(text);
  if (field === 'address') return text.length <= longestAddress;
  // The length comes first, so that the pattern never walks a long text.
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

type MobileNumbers = {
  readonly read: (digits: string) => string;
  readonly isNumber: (number: string) => boolean;
};

const mobileNumbers: ByRegion<MobileNumbers> = {
  HK: { read: (digits) => digits.replace(/^\+852(\d{8})$/, '$1'), isNumber: (number) => /^[4-9]\d{7}$/.test(number) },
  TW: { read: (digits) => digits.replace(/^\+8869(\d{8})$/, '09$1'), isNumber: isTaiwanMobile },
};

/** Returns the instant at which a request takes effect, by that of the request; undefined for an unreadable one. */
export const contactTakesEffect = (requestedAt: string): string | undefined =>
  daysAfter(requestedAt, contactWaitingDays);

/** The codes with which a server refuses a request for another contact. */
export const contactErrorCodes: Readonly<Record<ContactProblem | 'unknown', string>> = {
  missing: 'CONTACT_MISSING',
  invalid: 'CONTACT_INVALID',
  unchanged: 'CONTACT_UNCHANGED',
  /** It has taken effect, was given up, or isn't the client's. */
  unknown: 'CONTACT_CHANGE_UNKNOWN',
};
