import { byDate } from '../calendar/by-date';
import type { ExchangeRates } from '../money/convert';
import { type Decimal, scaled } from '../money/decimal';
import { divide } from '../money/rounding';
import { latestUpTo } from './dated-series';

/** A currency's units that one US dollar bought on a day. */
export type DatedRate = { readonly date: string; readonly perUsd: Decimal };

/** The published rates of each currency, the earliest first, and for how many days each of them counts [PORT-01]. */
export type RateHistory = {
  readonly published: ReadonlyMap<string, readonly DatedRate[]>;
  readonly mostDays: number;
};

/** The value of one unit of a currency in another, from a day on. */
export type RateStep = { readonly date: string; readonly rate: Decimal };

/** So many places that a holding of a billion is converted to its minor unit. */
const ratePlaces = 14;

const oneUsd = scaled(1n);

/** Returns the rates that count on a day, looked up once each; undefined where the latest one is older than it may be. */
export function ratesOn({ published, mostDays }: RateHistory, day: string): ExchangeRates {
  const known = new Map<string, Decimal | undefined>([['USD', oneUsd]]);
  return (currency) => {
    if (!known.has(currency)) known.set(currency, latestUpTo(published.get(currency) ?? [], day, mostDays)?.perUsd);
    return known.get(currency);
  };
}

/** Returns each day on which the rate between two currencies changed, the earliest first; none within one currency. */
export function rateSteps({ published }: RateHistory, from: string, to: string): readonly RateStep[] {
  if (from === to) return [];
  const seriesOf = (currency: string) =>
    currency === 'USD' ? [{ date: '', perUsd: oneUsd }] : (published.get(currency) ?? []);
  const changes = [
    ...seriesOf(from).map(({ date, perUsd }) => ({ date, fromPerUsd: perUsd, toPerUsd: undefined })),
    ...seriesOf(to).map(({ date, perUsd }) => ({ date, fromPerUsd: undefined, toPerUsd: perUsd })),
  ].toSorted(byDate);
  const steps: RateStep[] = [];
  let fromPerUsd: Decimal | undefined;
  let toPerUsd: Decimal | undefined;
  for (const change of changes) {
    fromPerUsd = change.fromPerUsd ?? fromPerUsd;
    toPerUsd = change.toPerUsd ?? toPerUsd;
    if (fromPerUsd === undefined || toPerUsd === undefined) continue;
    const rate = divide(toPerUsd, fromPerUsd, ratePlaces, 'half-up');
    if (!rate.ok) continue;
    if (steps.at(-1)?.date === change.date) steps.pop();
    steps.push({ date: change.date, rate: rate.value });
  }
  return steps;
}
