import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { pricePlaces } from '../../domain/funds/prices/price-record';
import { summarise } from '../../domain/holdings/figures/summarise';
import type { Language } from '../../domain/language';
import type { Decimal } from '../../domain/money/decimal';
import { decimal } from '../database/decimal';
import type { PrintedTable } from './printed-document';
import { printedAmount, fundName } from './printed-figures';
import type { StatementFacts } from './statement-facts';
import { statementWords } from './statement-words';
import type { StatementWords } from './statement-words-needed';

/** A price with the places of its fund's prices [HOLD-04]. */
const priceText = (nav: Decimal, known: number): string =>
  formatNumber(nav, { precision: pricePlaces([{ nav }], known) });

type HeldOnDay = Pick<StatementFacts, 'holdings' | 'currency' | 'last'>;

/** Builds the table of what was held at the end of a day, at the prices and rates known then. */
export function holdingsTable(
  { holdings, currency, last }: HeldOnDay,
  titles: Pick<StatementWords, 'holdings' | 'noHoldings'>,
  language: Language,
): PrintedTable {
  const words = statementWords[language];
  const places = new Set(holdings.map(({ row }) => row.accountNumber));
  const known = (amount: Decimal | undefined) => (amount ? printedAmount(amount, currency) : words.notKnown);
  const total = summarise(holdings.map((holding) => holding.figuresIn(currency)));
  const latest =
    holdings
      .map(({ row }) => row.priceDate ?? '')
      .toSorted()
      .at(-1) ?? '';
  return {
    heading: titles.holdings(formatDate(latest || last, language)),
    columns: [
      { label: words.fund, share: 0.26 },
      { label: words.units, share: 0.15, isFigure: true },
      { label: words.price, share: 0.14, isFigure: true },
      { label: words.cost(currency), share: 0.15, isFigure: true },
      { label: words.value(currency), share: 0.15, isFigure: true },
      { label: words.gain(currency), share: 0.15, isFigure: true },
    ],
    rows: holdings.map(({ row: { fund, nav, priceDate, accountNumber }, units, figuresIn }) => {
      const { cost, marketValue, profit } = figuresIn(currency);
      const line = [
        fundName(fund, language),
        formatNumber(units, { precision: 4 }),
        nav === null ? words.notKnown : `${fund.currency} ${priceText(decimal(nav), fund.navPrecision)}`,
        known(cost),
        known(marketValue),
        known(profit),
      ];
      const place = places.size > 1 ? accountNumber : '';
      const priced = priceDate === null || priceDate === latest ? '' : formatDate(priceDate, language);
      return place === '' && priced === '' ? line : { lines: [line, [place, '', priced, '', '', '']] };
    }),
    total: [
      words.sum,
      '',
      '',
      ...[total.cost, total.marketValue, total.profit].map((one) => printedAmount(one, currency)),
    ],
    empty: titles.noHoldings,
  };
}
