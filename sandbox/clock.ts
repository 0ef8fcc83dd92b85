/** The one clock of the sandbox; nothing else asks what time it is. */
export type Clock = { readonly now: () => Date };

/** The machine's clock, or one that stands still at `fixedNow` (SANDBOX_NOW). */
export function createClock(fixedNow: string | undefined): Clock {
  if (fixedNow === undefined) return { now: () => new Date() };
  const instant = Date.parse(fixedNow);
  return { now: () => new Date(instant) };
}

const eightHours = 8 * 3_600_000;

/** The calendar day in Hong Kong and Taipei (both UTC+8, without summer time), as YYYY-MM-DD. */
export const today = (clock: Clock): string => dayOf(clock.now());

/** The calendar day of an instant in Hong Kong and Taipei. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + eightHours).toISOString().slice(0, 10);
