import { byDate } from '../../../domain/calendar/by-date';
import type { ReportedHolding } from '../../../domain/performance/gains-report';

/** A line of a report with the holding that it is of. */
type HoldingLine<T> = { readonly holding: ReportedHolding; readonly line: T };

/** Returns lines of all holdings, the latest first. */
export function linesByDate<T extends { readonly date: string }>(
  holdings: readonly ReportedHolding[],
  linesOf: (holding: ReportedHolding) => readonly T[],
): readonly HoldingLine<T>[] {
  return holdings
    .flatMap((holding) => linesOf(holding).map((line) => ({ holding, line })))
    .toSorted((one, other) => byDate(other.line, one.line));
}
