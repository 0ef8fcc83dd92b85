/** The earlier of the days that two currencies' rates are of; undefined within one currency, and where neither is known. */
export function earlierRateDate(
  from: string,
  to: string,
  dateOf: (currency: string) => string | undefined,
): string | undefined {
  if (from === to) return undefined;
  return [from, to].flatMap((currency) => dateOf(currency) ?? []).toSorted()[0];
}
