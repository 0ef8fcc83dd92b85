import { isIsoDate } from '../calendar/iso-text';
import { err, ok, type Result } from '../kernel/result';
import type { ByRegion, Region } from '../region';
import { typedCode } from './typed-code';

/** The parts of a date of birth, in the order of a Chinese date. */
export const birthDateParts = ['year', 'month', 'day'] as const;

/** A part of a date of birth. */
export type BirthDatePart = (typeof birthDateParts)[number];

/** A date of birth as it is typed, each part in a field of its own. */
export type TypedBirthDate = Readonly<Record<BirthDatePart, string>>;

/** The reasons why what is typed is no date: a part that is missing or none, a year in too few digits, a day that its month doesn't have. */
export type BirthDateProblem = `${BirthDatePart}-${'missing' | 'invalid'}` | 'year-short' | 'day-not-in-month';

/** A year of the Republic of China and the same one of the Western calendar. */
export type RocYear = { readonly roc: number; readonly western: number };

/** Tells whether a year of up to three digits is one of the Republic of China; elsewhere nobody guesses what it means. */
const countsRocYears: ByRegion<boolean> = { HK: false, TW: true };

const rocYearZero = 1911;
const lastRocYear = 150;
const firstWesternYear = 1900;

/** Returns whether a region understands a year of the Republic of China (民國) [RESET-23, OPEN-85]. */
export const takesRocYears = (region: Region): boolean => countsRocYears[region];

/** Reads a year of the Republic of China, 1 to 150, with or without 民國 before it; undefined for any other text, and in Hong Kong [RESET-23, OPEN-85]. */
export function readRocYear(region: Region, typed: string): RocYear | undefined {
  const [, digits] = /^(?:民[國国]?)?(\d{1,3})年?$/.exec(typedCode(typed)) ?? [];
  const roc = Number(digits ?? 0);
  if (!takesRocYears(region) || roc < 1 || roc > lastRocYear) return undefined;
  return { roc, western: roc + rocYearZero };
}

/** Reads a date of birth, ISO `YYYY-MM-DD`, from its three fields: full-width digits, blanks and 年, 月, 日 are taken; else everything that is wrong with it. Whether it is past, the caller checks [RESET-23, OPEN-85]. */
export function readBirthDate(region: Region, typed: TypedBirthDate): Result<string, readonly BirthDateProblem[]> {
  const year = readYear(region, typed.year);
  const month = readNumber('month', typed.month);
  const day = readNumber('day', typed.day);
  if (!year.ok || !month.ok || !day.ok) return err([year, month, day].flatMap((part) => (part.ok ? [] : part.error)));
  const date = [year.value, month.value, day.value].map((part) => String(part).padStart(2, '0')).join('-');
  return isIsoDate(date) ? ok(date) : err(['day-not-in-month']);
}

const parts: Readonly<Record<BirthDateProblem, BirthDatePart>> = {
  'year-missing': 'year',
  'year-invalid': 'year',
  'year-short': 'year',
  'month-missing': 'month',
  'month-invalid': 'month',
  'day-missing': 'day',
  'day-invalid': 'day',
  'day-not-in-month': 'day',
};

/** Names the field in which a problem is put right. */
export const partOfProblem = (problem: BirthDateProblem): BirthDatePart => parts[problem];

function readYear(region: Region, typed: string): Result<number, BirthDateProblem> {
  const text = typedCode(typed);
  if (text === '') return err('year-missing');
  const rocYear = readRocYear(region, typed);
  if (rocYear) return ok(rocYear.western);
  const [, digits = ''] = /^(?:西元|公元)?(\d{1,4})年?$/.exec(text) ?? [];
  if (digits.length === 4 && Number(digits) >= firstWesternYear) return ok(Number(digits));
  return err(digits !== '' && digits.length < 4 && !takesRocYears(region) ? 'year-short' : 'year-invalid');
}

const numbers = {
  month: { pattern: /^(\d{1,2})月?$/, largest: 12 },
  day: { pattern: /^(\d{1,2})[日號号]?$/, largest: 31 },
} as const;

function readNumber(part: 'month' | 'day', typed: string): Result<number, BirthDateProblem> {
  const text = typedCode(typed);
  if (text === '') return err(`${part}-missing` as const);
  const { pattern, largest } = numbers[part];
  const number = Number(pattern.exec(text)?.[1] ?? 0);
  return number >= 1 && number <= largest ? ok(number) : err(`${part}-invalid` as const);
}
