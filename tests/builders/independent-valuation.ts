import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The product's arithmetic, parsers and queries stay out of here on purpose: this is what they are checked against.

/** A purchase or sale of a share class, its figures as text. */
export type TradedUnits = {
  readonly localId: string;
  readonly currency: string;
  readonly kind: 'buy' | 'sell' | 'correction';
  readonly units: string;
  readonly cost: string;
};

/** The totals in whole TWD over the holdings that have a value, the return in percent with ten places. */
export type IndependentTotals = {
  readonly cost: bigint;
  readonly value: bigint;
  readonly profit: bigint;
  readonly returnPercent: string;
  readonly count: number;
  readonly withoutValue: number;
};

/** Adds up a client's trades by the files of a folder of fund data: last NAV and rates not after a day, rows rounded. */
export function independentTotals(folder: string, trades: readonly TradedUnits[], day: string): IndependentTotals {
  const master = rowsOf(join(folder, 'funds/funds_tw.csv'));
  const rates = rowsOf(join(folder, 'fx/usd_base.csv'));
  const keys = [...new Set(trades.map(({ localId, currency }) => `${localId}_${currency}`))];
  let cost = 0n;
  let value = 0n;
  let withoutValue = 0;
  for (const key of keys) {
    const own = trades.filter(({ localId, currency }) => `${localId}_${currency}` === key);
    const nav = lastNav(folder, key, master, day);
    const rate = rateOf(rates, own[0]?.currency ?? '', day);
    if (nav === undefined || rate === undefined) {
      withoutValue += 1;
      continue;
    }
    const { units, average } = position(own);
    const inTwd = (amount: bigint): bigint => halfUp(amount * rateOfTwd(rates, day), rate * one);
    value += inTwd((units * nav) / one);
    cost += inTwd((units * average) / one);
  }
  const profit = value - cost;
  const sign = profit < 0n ? '-' : '';
  const percent = halfUp((profit < 0n ? -profit : profit) * 100n * 10n ** 10n, cost)
    .toString()
    .padStart(11, '0');
  const returnPercent = `${sign}${percent.slice(0, -10)}.${percent.slice(-10)}`;
  return { cost, value, profit, returnPercent, count: keys.length, withoutValue };
}

/** Figures are whole numbers of 10^-20; units have at most 4 places, NAV 6 and average costs 10, so products are exact. */
const places = 20;
const one = 10n ** BigInt(places);

function exact(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** Sales come last and leave the average as it is. */
function position(trades: readonly TradedUnits[]): { readonly units: bigint; readonly average: bigint } {
  let bought = 0n;
  let sold = 0n;
  let paid = 0n;
  for (const { kind, units, cost } of trades) {
    if (kind === 'sell') sold += exact(units);
    else {
      bought += exact(units);
      paid += exact(cost);
    }
  }
  const tenPlaces = halfUp(paid * 10n ** 10n, bought);
  return { units: bought - sold, average: tenPlaces * 10n ** BigInt(places - 10) };
}

type Row = Readonly<Record<string, string>>;

/** The files of real data hold no quotes. */
function rowsOf(path: string): readonly Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/);
  const columns = head.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}

function lastNav(folder: string, key: string, master: readonly Row[], day: string): bigint | undefined {
  const listed = master.find(({ localId, currency }) => `${localId ?? ''}_${currency ?? ''}` === key);
  const series = join(folder, `nav/${key}.csv`);
  const prices = [
    ...(existsSync(series) ? rowsOf(series) : []),
    ...(listed?.['nav'] ? [{ date: listed['navDate'], nav: listed['nav'] }] : []),
  ].filter(({ date = '' }) => date <= day);
  // The first of the latest: a series comes before the list.
  const latest = prices.reduce((date, price) => ((price.date ?? '') > date ? (price.date ?? '') : date), '');
  const nav = prices.find(({ date }) => date === latest)?.nav;
  return nav === undefined ? undefined : exact(nav);
}

function rateOf(rates: readonly Row[], currency: string, day: string): bigint | undefined {
  if (currency === 'USD') return one;
  const known = rates.filter((row) => (row['date'] ?? '') <= day && (row[currency] ?? '') !== '');
  const latest = known.at(-1)?.[currency];
  return latest === undefined ? undefined : exact(latest);
}

const rateOfTwd = (rates: readonly Row[], day: string): bigint => rateOf(rates, 'TWD', day) ?? 0n;
