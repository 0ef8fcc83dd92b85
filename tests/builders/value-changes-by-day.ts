import { addDays } from '../../domain/calendar/calendar';
import { toText } from '../../domain/money/decimal';
import type { DayRange } from '../../domain/calendar/day-range';
import type { TransferFacts } from '../../domain/performance/transfer-history';

type Changes = { readonly price: number; readonly currency: number };

/** Adds up night by night, in floating point and without any code of the domain, what prices and rates did to what was held, and each deal against the day's price. */
export function valueChanges(facts: TransferFacts, { first, last }: DayRange): Changes {
  const perUsd = (currency: string, day: string): number => {
    if (currency === 'USD') return 1;
    const known = (facts.rates.published.get(currency) ?? []).filter(({ date }) => date <= day).at(-1);
    return known ? Number(toText(known.perUsd)) : Number.NaN;
  };
  const rate = (from: string, day: string): number => perUsd(facts.currency, day) / perUsd(from, day);
  const priceOf = (fund: string, day: string): number => {
    const known = (facts.funds.get(fund)?.prices ?? []).filter(({ date }) => date <= day).at(-1);
    return known ? Number(toText(known.nav)) : Number.NaN;
  };
  const units = new Map<string, number>();
  const money = new Map<string, number>();
  let price = 0;
  let currency = 0;
  const days = [...new Set([...facts.transfers.map(({ date }) => date), ...daysOf(first, last)])].toSorted();
  for (const day of days) {
    if (day > last) break;
    const before = addDays(day, -1);
    const isCounted = day >= first;
    for (const [fund, held] of units) {
      const from = facts.funds.get(fund)?.currency ?? '';
      if (!isCounted) continue;
      price += held * (priceOf(fund, day) - priceOf(fund, before)) * rate(from, before);
      currency += held * priceOf(fund, day) * (rate(from, day) - rate(from, before));
    }
    for (const [from, held] of money) if (isCounted) currency += held * (rate(from, day) - rate(from, before));
    for (const transfer of facts.transfers.filter(({ date }) => date === day)) {
      const amount = transfer.amount ? Number(toText(transfer.amount)) : Number.NaN;
      const moved = transfer.units ? Number(toText(transfer.units)) : 0;
      for (const [place, sign] of [
        [transfer.from, -1],
        [transfer.to, 1],
      ] as const) {
        if (place.kind === 'cash' || place.kind === 'transit')
          money.set(transfer.currency, (money.get(transfer.currency) ?? 0) + sign * amount);
        if (place.kind !== 'fund') continue;
        units.set(place.id, (units.get(place.id) ?? 0) + sign * moved);
        const worth = moved * priceOf(place.id, day) * rate(facts.funds.get(place.id)?.currency ?? '', day);
        // A deal that wasn't made at the day's own price gains or loses by its price.
        if (isCounted) price += sign * (worth - amount * rate(transfer.currency, day));
      }
    }
  }
  return { price, currency };
}

function daysOf(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
