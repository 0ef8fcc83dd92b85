/** The most milliseconds that a device and a server may be apart before that counts: an answer tells its whole second alone, and was on its way. */
const tolerance = 2_000;

/**
 * Returns by how much a server's time is ahead of a device's, in milliseconds, negative where it is behind: what was known
 * before, unless an answer's `Date` says otherwise by more than an answer's way and a second's rest explain.
 */
export function serverLead(known: number, dateHeader: string | undefined, deviceNow: number): number {
  const stated = Date.parse(dateHeader ?? '');
  if (Number.isNaN(stated)) return known;
  const lead = stated + 500 - deviceNow;
  return Math.abs(lead - known) > tolerance ? lead : known;
}
