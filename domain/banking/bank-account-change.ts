import { daysAfter } from '../calendar/days-after';
import { parseInstant } from '../calendar/iso-text';
import { err, ok, type Result } from '../kernel/result';
import type { ByRegion, Region } from '../region';
import { typedCode } from '../typing/typed-code';
import { typedText } from '../typing/typed-text';

/** The fields that say which bank account a client asks for. */
export const bankAccountFields = ['bank', 'branch', 'number'] as const;

/** A field of a bank account that is asked for. */
export type BankAccountField = (typeof bankAccountFields)[number];

/** A bank account as it is typed; the branch is asked for in Taiwan alone. */
export type TypedBankAccount = Readonly<Record<BankAccountField, string>>;

/** A bank account as a request names it: the number in digits alone, no branch where the number has it. */
export type RequestedBankAccount = {
  readonly bank: string;
  readonly branch?: string | undefined;
  readonly number: string;
};

/** The problems of a bank account as it is typed, by field. */
export type BankAccountProblems = Readonly<Partial<Record<BankAccountField, 'missing' | 'invalid'>>>;

/** The ends of a request: it took effect, its client or a freeze gave it up, the firm refused it, or a later one took its place. */
export const bankAccountChangeEnds = ['applied', 'cancelled', 'refused', 'replaced'] as const;

/** The days between a request and its effect, in which whoever is told by the contacts on file can stop it. */
export const bankAccountWaitingDays = 3;

/** The greatest length of a bank's or a branch's name. */
export const longestBankName = 60;

/** True where a passbook names the branch beside the number; the numbers of Hong Kong begin with it. */
export const namesBranch: ByRegion<boolean> = { HK: false, TW: true };

const numberLengths: ByRegion<{ readonly least: number; readonly most: number }> = {
  HK: { least: 9, most: 15 },
  TW: { least: 10, most: 14 },
};

/** The currencies that a further account can be kept in: the region's own, or any, which the wire calls XXX [OPEN-90]. */
export const bankAccountCurrencies: ByRegion<readonly string[]> = { HK: ['HKD', 'XXX'], TW: ['TWD', 'XXX'] };

/** Reads a bank account as it is kept: names on one line, a number without blanks and hyphens; else what is wrong with each field. */
export function readBankAccount(
  region: Region,
  typed: TypedBankAccount,
): Result<RequestedBankAccount, BankAccountProblems> {
  const bank = readName(typed.bank);
  const branch = namesBranch[region] ? readName(typed.branch) : undefined;
  const number = typedCode(typed.number);
  const problems = {
    ...problemOf('bank', bank, isName),
    ...(branch === undefined ? {} : problemOf('branch', branch, isName)),
    ...problemOf('number', number, (text) => isAccountNumber(region, text)),
  };
  return Object.keys(problems).length > 0 ? err(problems) : ok({ bank, branch, number });
}

function problemOf(field: BankAccountField, read: string, isValid: (text: string) => boolean): BankAccountProblems {
  if (read === '') return { [field]: 'missing' };
  return isValid(read) ? {} : { [field]: 'invalid' };
}

const readName = (text: string): string => typedText(text).replace(/\s+/g, ' ');

// A name has a letter: whoever types the number into the wrong field is told so.
const isName = (text: string): boolean => text.length <= longestBankName && /\p{L}/u.test(text);

function isAccountNumber(region: Region, text: string): boolean {
  const { least, most } = numberLengths[region];
  // Nobody has an account of one digit over and over.
  return /^\d+$/.test(text) && text.length >= least && text.length <= most && !/^(\d)\1*$/.test(text);
}

/** Returns true if two account numbers are the same however they are grouped. */
export const isSameAccountNumber = (one: string, other: string): boolean => typedCode(one) === typedCode(other);

/** Returns the first instant at which a request may take effect; undefined for an unreadable one. */
export const bankAccountTakesEffect = (requestedAt: string): string | undefined =>
  daysAfter(requestedAt, bankAccountWaitingDays);

/** The facts that decide when a request for another bank account takes effect. */
type WaitingBankAccount = {
  readonly effectiveAt: string;
  /** True once the firm has looked at the proof and found it good. */
  readonly isAccepted: boolean;
  /** True while an order under way names the account that it takes the place of. */
  readonly isReplacedInUse: boolean;
};

/** Tells whether a request takes effect: after its waiting time, once its proof is accepted, and not while an order under way needs the account of before. */
export function mayTakeEffect({ effectiveAt, isAccepted, isReplacedInUse }: WaitingBankAccount, now: string): boolean {
  const due = parseInstant(effectiveAt);
  const at = parseInstant(now);
  return isAccepted && !isReplacedInUse && due !== undefined && at !== undefined && at >= due;
}

/** The codes with which a server refuses a request for another bank account. */
export const bankAccountErrorCodes = {
  bank: 'BANK_ACCOUNT_BANK',
  branch: 'BANK_ACCOUNT_BRANCH',
  number: 'BANK_ACCOUNT_NUMBER',
  /** The client has named the account already, and it is in use. */
  known: 'BANK_ACCOUNT_KNOWN',
  /** The account whose place it is to take isn't one of the client's in use. */
  replaced: 'BANK_ACCOUNT_REPLACED',
  /** It has taken effect, was given up or refused, or isn't the client's. */
  unknown: 'BANK_ACCOUNT_CHANGE_UNKNOWN',
} as const;
