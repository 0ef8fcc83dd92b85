import { hongKongDay } from '../../domain/calendar/hong-kong-time';

/** The one clock of the sandbox; nothing else asks what time it is. */
export type ServerClock = { readonly now: () => Date };

/** The machine's clock, or one that stands still at `fixedNow` (SANDBOX_NOW). */
export function createClock(fixedNow: string | undefined): ServerClock {
  if (fixedNow === undefined) return { now: () => new Date() };
  const instant = Date.parse(fixedNow);
  return { now: () => new Date(instant) };
}

/** The calendar day in Hong Kong and Taipei, as YYYY-MM-DD. */
export const today = (clock: ServerClock): string => hongKongDay(clock.now().toISOString()) ?? '';
