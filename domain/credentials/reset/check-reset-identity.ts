import { isIsoDate } from '../../calendar/iso-text';
import type { ByRegion, Region } from '../../region';
import { typedCode } from '../../typing/typed-code';
import { typedText } from '../../typing/typed-text';
import { isLoginName, normaliseLoginName } from '../login/login-name';
import { pinKinds, type PinKind } from '../secrets/pin-error-codes';
import { isTaiwanMobile, isTaiwanNationalId } from '../taiwan-identity';

/** The identity that a client claims when asking for a reset; the PIN type in Hong Kong only, national ID and mobile in Taiwan only [RESET-20..26, CONFLICT-62]. */
export type ResetIdentity = {
  readonly pinType?: PinKind | undefined;
  readonly account: string;
  readonly email: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly nationalId?: string | undefined;
  readonly mobile?: string | undefined;
};

type ResetField = 'account' | 'email' | 'birth-date' | 'phone' | 'national-id' | 'mobile';

/** The problems of such an identity: no category, or a field that is missing or badly formed [RESET-20..26]. */
export type ResetProblem = 'category' | `${ResetField}-${'missing' | 'invalid'}`;

type FieldCheck = { readonly field: ResetField; readonly text: string; readonly isValid: boolean };

/** An identity as it is checked, sent and compared: half-width, without blanks or hyphens, letters in one case; a number at home gets its country in Taiwan, and in Hong Kong has none [RESET-21..26, OPEN-85]. */
export function normaliseResetIdentity(region: Region, typed: ResetIdentity): ResetIdentity {
  return {
    ...typed,
    account: normaliseLoginName(region, typed.account),
    email: typedText(typed.email).toLowerCase(),
    birthDate: typedText(typed.birthDate),
    phone: ownQuestions[region].phone(digits(typed.phone)),
    nationalId: typedCode(typed.nationalId ?? '').toUpperCase(),
    mobile: digits(typed.mobile ?? '').replace(/^\+8869(\d{8})$/, '09$1'),
  };
}

/** Returns all that is wrong with the identity of who asks for a reset, nothing where it may be sent; today is a date [RESET-20..26, CONFLICT-12, CONFLICT-62, OPEN-85]. */
export function checkResetIdentity(region: Region, input: ResetIdentity, today: string): readonly ResetProblem[] {
  const { category, fields } = ownQuestions[region];
  return [...category(input), ...[...commonFields(region, input, today), ...fields(input)].flatMap(problemOf)];
}

function commonFields(region: Region, input: ResetIdentity, today: string): readonly FieldCheck[] {
  const { account, email, birthDate, phone } = input;
  return [
    { field: 'account', text: account, isValid: isLoginName(region, account.trim()) },
    { field: 'email', text: email, isValid: isEmail(email) },
    { field: 'birth-date', text: birthDate, isValid: isPastDate(birthDate, today) },
    { field: 'phone', text: phone, isValid: /^(\d{8}|\+\d{7,15})$/.test(phone) },
  ];
}

function taiwanFields({ nationalId = '', mobile = '' }: ResetIdentity): readonly FieldCheck[] {
  return [
    { field: 'national-id', text: nationalId, isValid: isTaiwanNationalId(nationalId) },
    { field: 'mobile', text: mobile, isValid: isTaiwanMobile(mobile) },
  ];
}

/** The questions that a region asks beside those of every region. */
type OwnQuestions = {
  readonly category: (input: ResetIdentity) => readonly 'category'[];
  readonly fields: (input: ResetIdentity) => readonly FieldCheck[];
  /** A number without blanks as it is kept. */
  readonly phone: (digits: string) => string;
};

const ownQuestions: ByRegion<OwnQuestions> = {
  HK: {
    category: ({ pinType }) => (pinKinds.some((kind) => kind === pinType) ? [] : ['category']),
    fields: () => [],
    phone: (digits) => digits.replace(/^\+852(\d{8})$/, '$1'),
  },
  TW: {
    category: () => [],
    fields: taiwanFields,
    phone: (digits) => digits.replace(/^0(\d{8,9})$/, '+886$1'),
  },
};

function problemOf({ field, text, isValid }: FieldCheck): readonly ResetProblem[] {
  if (text.trim() === '') return [`${field}-missing`];
  return isValid ? [] : [`${field}-invalid`];
}

// The length comes first, so that the pattern never walks a long text.
const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const isPastDate = (date: string, today: string): boolean => isIsoDate(date) && isIsoDate(today) && date < today;

const digits = (text: string): string => typedCode(text).replace(/[()]/g, '');
