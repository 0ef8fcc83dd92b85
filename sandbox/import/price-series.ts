import type { DatedNav } from '../../domain/funds/performance/performance';
import { reasonToDoubtPrice, type PriceDoubt } from '../../domain/funds/prices/doubtful-price';
import { compare } from '../../domain/money/decimal';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { duplicateReason } from './files/duplicate-rows';
import type { SourceFile } from './files/source-file';
import type { Counter, ImportRun } from './import-run';

/** A price, of a fund or of a dollar in a currency, as a line of a file has it. */
export type PriceLine = {
  readonly file: SourceFile;
  readonly line: number;
  readonly date: string;
  readonly nav: string;
};

/** A day and a price as text. */
export type DatedText = Pick<PriceLine, 'date' | 'nav'>;

/**
 * The prices of one series that can be taken, the earliest first: one a day, none doubtful unless the import takes those
 * too. What a day has twice is taken where it is the same, else neither is; the order of lines never matters. The others
 * are rejected. `before` is the last stored price that precedes them.
 */
export function soundPrices(
  { today, takesDoubtful }: Pick<ImportRun, 'today' | 'takesDoubtful'>,
  { prices, before }: { readonly prices: readonly PriceLine[]; readonly before: DatedText | undefined },
  counter: Counter,
): readonly PriceLine[] {
  let last = before;
  return oneADay(prices, counter).filter((price) => {
    const doubt = takesDoubtful ? undefined : reasonToDoubtPrice(toNav(price), last && toNav(last), today);
    if (doubt === undefined) last = price;
    else counter.reject(price.file, price.line, `${reasons[doubt](price, last)}; taken with --take-doubtful alone`);
    return doubt === undefined;
  });
}

const reasons: Readonly<Record<PriceDoubt, (price: DatedText, before: DatedText | undefined) => string>> = {
  future: ({ date }) => `${date} hasn't come yet`,
  sunday: ({ date }) => `${date} is a Sunday`,
  jump: ({ nav }, before) => `${nav} is ten times up or down from ${before?.nav ?? ''} of ${before?.date ?? ''}`,
};

/** The earliest first; of a day with two different prices neither, since nobody can say which one is right. */
function oneADay(prices: readonly PriceLine[], counter: Counter): readonly PriceLine[] {
  const days = groupBy(prices, ({ date }) => date);
  return [...days.values()]
    .flatMap(([first, ...others]) => {
      const isOne = others.every((other) => isSamePrice(other, first));
      for (const { file, line, date } of isOne ? others : [first, ...others])
        counter.reject(
          file,
          line,
          isOne ? duplicateReason(first.line, date) : `${date} has another price too, so neither is taken`,
        );
      return isOne ? [first] : [];
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Tells whether two prices are one, with however many zeros. */
export const isSamePrice = (one: DatedText, other: DatedText): boolean =>
  compare(toNav(one).nav, toNav(other).nav) === 0;

const toNav = ({ date, nav }: DatedText): DatedNav => ({ date, nav: decimal(nav) });
