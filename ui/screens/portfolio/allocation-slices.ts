import type { TFunction } from 'i18next';
import type { PortfolioTotals } from '../../../application/ports/holdings';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { shareOfTotal } from '../../../domain/holdings/return-rate';
import { type Decimal, isNegative, isZero, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { groupName } from './group-name';
import type { PortfolioViewModel } from './portfolio-view-model';

/** One slice of the pie and its row in the table beneath. */
export type AllocationSlice = {
  readonly key: string;
  readonly name: string;
  readonly share: string;
  /** For the chart's geometry alone; never shown or summed. */
  readonly size: number;
  /** 1 to 8, the place in the palette. */
  readonly colour: number;
  /** False for the rest taken together, and where nobody knows which holdings belong to it. */
  readonly canBeChosen: boolean;
};

const palette = 8;
const restKey = '\u0000rest';

/** The largest groups by value and the rest in one, as shares of the total. */
export function allocationSlices(
  t: TFunction,
  view: PortfolioViewModel,
  totals: PortfolioTotals,
): readonly AllocationSlice[] {
  const groups = partsOf(t, view).filter(({ value }) => !isZero(value) && !isNegative(value));
  const fits = groups.length <= palette;
  const shown = fits ? groups : groups.slice(0, palette - 1);
  const rest = fits ? [] : groups.slice(palette - 1);
  const slice = (value: Decimal, place: number) => ({
    share: formatPercentFigure(shareOfTotal(value, totals.marketValue), 1),
    size: Number(toText(value)),
    colour: place + 1,
  });
  return [
    ...shown.map(({ value, name, ...part }, place) => ({ ...part, name: name(), ...slice(value, place) })),
    ...(rest.length === 0
      ? []
      : [
          {
            key: restKey,
            name: t('portfolio.other'),
            canBeChosen: false,
            ...slice(sum(rest.map((part) => part.value)), palette - 1),
          },
        ]),
  ];
}

/** Named only when it is shown: by fund there can be thousands. */
type Part = Pick<AllocationSlice, 'key' | 'canBeChosen'> & { readonly name: () => string; readonly value: Decimal };

function partsOf(t: TFunction, view: PortfolioViewModel): readonly Part[] {
  if (view.serverParts)
    return view.serverParts.map(({ code, name, marketValue = zero }) => ({
      key: code,
      name: () => name,
      canBeChosen: false,
      value: marketValue,
    }));
  return view.slices.map((group) => ({
    key: group.key,
    name: () => groupName(t, view.groupedBy, group),
    canBeChosen: true,
    value: group.marketValue,
  }));
}
