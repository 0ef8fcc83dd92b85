import { type Decimal, parseDecimal } from '../../domain/money/decimal';
import type { Place, Transfer } from '../../domain/performance/transfer';
import type { TransferFacts } from '../../domain/performance/transfer-history';

/** Reads a figure that a test states. */
export function decimal(text: string): Decimal {
  const read = parseDecimal(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

type MovedWith = { readonly currency?: string; readonly units?: string };

/** Builds a transfer, in Hong Kong dollars where no currency is named. */
export const moved = (date: string, from: Place, to: Place, amount: string, more: MovedWith = {}): Transfer => ({
  date,
  from,
  to,
  amount: decimal(amount),
  currency: more.currency ?? 'HKD',
  units: more.units === undefined ? undefined : decimal(more.units),
});
/** Builds the prices of a fund from their days. */
export const prices = (currency: string, ...steps: readonly (readonly [string, string])[]) => ({
  currency,
  prices: steps.map(([date, nav]) => ({ date, nav: decimal(nav) })),
});

/** The rates of the Hong Kong dollar, which stands still, and of the yen, which falls on 5 January. */
export const rates = {
  mostDays: 7,
  published: new Map([
    ['HKD', [{ date: '2026-01-01', perUsd: decimal('7.8') }]],
    [
      'JPY',
      [
        { date: '2026-01-01', perUsd: decimal('156') },
        { date: '2026-01-05', perUsd: decimal('160') },
      ],
    ],
  ]),
};

/** Builds the facts of a past in Hong Kong dollars. */
export const facts = (more: Partial<TransferFacts>): TransferFacts => ({
  currency: 'HKD',
  transfers: [],
  funds: new Map(),
  rates,
  ...more,
});
