import { parseInstant } from '../calendar/iso-text';

/** The milliseconds from one instant to another, below zero when it is earlier; NaN, which no limit admits, when either can't be read. */
export const millisBetween = (from: string, to: string): number =>
  (parseInstant(to) ?? NaN) - (parseInstant(from) ?? NaN);
