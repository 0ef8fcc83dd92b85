import { addDays } from '../calendar/calendar';
import type { ExchangeRates } from './convert';
import { type Decimal, scaled } from './decimal';
import { earlierRateDate } from './earlier-rate-date';

/** A published rate: units of a currency that one US dollar bought, and the day that it is of. */
export type PublishedRate = { readonly currency: string; readonly perUsd: Decimal; readonly date: string };

/** Rates that count on a day, and the day that each was published for; the US dollar's own is of no day. */
export type DatedRates = { readonly rates: ExchangeRates; readonly dateOf: (currency: string) => string | undefined };

/** The rates that count on a day: the latest published up to it, carried over days without any; one older than so many days counts as unknown [PORT-01]. */
export function ratesOfDay(published: readonly PublishedRate[], day: string, mostDays: number): DatedRates {
  const oldest = addDays(day, -mostDays);
  const latest = new Map<string, PublishedRate>();
  for (const rate of published) {
    if (oldest === '' || rate.date < oldest || rate.date > day) continue;
    if (rate.date >= (latest.get(rate.currency)?.date ?? '')) latest.set(rate.currency, rate);
  }
  return {
    rates: (currency) => (currency === 'USD' ? scaled(1n) : latest.get(currency)?.perUsd),
    dateOf: (currency) => (currency === 'USD' ? undefined : latest.get(currency)?.date),
  };
}

/** The earlier day of the two rates by which amounts are converted; undefined within one currency, and without both rates. */
export function rateDateBetween(from: string, to: string, { rates, dateOf }: DatedRates): string | undefined {
  if ([from, to].some((currency) => rates(currency) === undefined)) return undefined;
  return earlierRateDate(from, to, dateOf);
}
