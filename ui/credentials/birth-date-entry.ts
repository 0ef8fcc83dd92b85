import { makeAutoObservable } from 'mobx';
import type { Region } from '../../domain/region';
import {
  type BirthDatePart,
  type BirthDateProblem,
  birthDateParts,
  partOfProblem,
  readBirthDate,
  readRocYear,
  type RocYear,
  takesRocYears,
  type TypedBirthDate,
} from '../../domain/typing/typed-birth-date';

const nothing: TypedBirthDate = { year: '', month: '', day: '' };

/**
 * A date of birth while it is entered: what stands in its three fields, the date that it is, and what was wrong with it
 * when the form was last sent [RESET-23, OPEN-85].
 */
export class BirthDateEntry {
  typed = nothing;
  problems: readonly BirthDateProblem[] = [];
  /** Tells whether the year is typed to its end: half a year would be another one. */
  private isYearLeft = false;

  constructor(private readonly region: Region) {
    makeAutoObservable<this, 'region'>(this, { region: false }, { autoBind: true, deep: false });
  }

  /** The date, ISO; undefined while what is typed is none. */
  get date(): string | undefined {
    const read = readBirthDate(this.region, this.typed);
    return read.ok ? read.value : undefined;
  }

  get takesRocYears(): boolean {
    return takesRocYears(this.region);
  }

  /** The year of the Republic of China that was typed, and how it was understood. */
  get rocYear(): RocYear | undefined {
    return this.isYearLeft ? readRocYear(this.region, this.typed.year) : undefined;
  }

  /** Tells whether nothing at all was typed when the form was last sent. */
  get isMissing(): boolean {
    return birthDateParts.every((part) => this.problems.includes(`${part}-missing`));
  }

  isWrong(part: BirthDatePart): boolean {
    return this.problems.some((problem) => partOfProblem(problem) === part);
  }

  write(part: BirthDatePart, text: string): void {
    this.typed = { ...this.typed, [part]: text };
    if (part === 'year') this.isYearLeft = false;
  }

  leave(part: BirthDatePart): void {
    if (part === 'year') this.isYearLeft = true;
  }

  /** Looks over what is typed, as the form is sent. */
  check(): void {
    const read = readBirthDate(this.region, this.typed);
    this.problems = read.ok ? [] : read.error;
    this.isYearLeft = true;
  }

  clear(): void {
    this.typed = nothing;
    this.problems = [];
  }
}
