import type { TFunction } from 'i18next';
import type { BreakdownPart, PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { formatPercentFigure } from '../../../../domain/formatting/format-number';
import { shareOfTotal } from '../../../../domain/holdings/figures/return-rate';
import { type Decimal, toText, zero } from '../../../../domain/money/decimal';
import type { PortfolioGroup } from '../group-by-each-type';
import { groupName } from '../group-name';
import type { PortfolioViewModel } from '../portfolio-view-model';

/** One slice of the pie and its row in the table beneath. */
export type AllocationSlice = {
  readonly key: string;
  readonly name: string;
  readonly share: string;
  /** The size for the chart's geometry alone; never shown or summed. */
  readonly size: number;
  /** 1 to 8, the place in the palette. */
  readonly colour: number;
  /** False for the rest taken together, and where nobody knows which holdings belong to it. */
  readonly canBeChosen: boolean;
};

const restKey = '\u0000rest';

/** The largest groups by value and the rest in one, as shares of the total. */
export function allocationSlices(
  t: TFunction,
  view: PortfolioViewModel,
  totals: PortfolioTotals,
): readonly AllocationSlice[] {
  const { shown, other } = view.parts;
  const slice = (value: Decimal, place: number) => ({
    share: formatPercentFigure(shareOfTotal(value, totals.marketValue), 1),
    size: Number(toText(value)),
    colour: place + 1,
  });
  const slices = shown.map((part, place) => ({
    ...namedPart(t, view, part),
    ...slice(part.marketValue ?? zero, place),
  }));
  if (other === undefined) return slices;
  return [...slices, { key: restKey, name: t('portfolio:other'), canBeChosen: false, ...slice(other, shown.length) }];
}

/** The server's own part, or a group of holdings. */
const namedPart = (t: TFunction, view: PortfolioViewModel, part: BreakdownPart | PortfolioGroup) =>
  'holdings' in part
    ? { key: part.key, name: groupName(t, view.dividedBy, part), canBeChosen: true }
    : { key: part.code, name: part.name, canBeChosen: false };
