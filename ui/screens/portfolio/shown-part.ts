import type { TFunction } from 'i18next';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { groupName } from './group-name';
import type { PortfolioViewModel } from './portfolio-view-model';

/** The part of the portfolio that is chosen or filtered, by the name that the client reads; undefined where all is shown. */
type ShownPart = { readonly name: string; readonly holdings: readonly PortfolioHolding[] };

/** Returns the part that the past is told of: a slice of the ring, a group, or what a filter leaves [PORT-31, PORT-46]. */
export function shownPart(t: TFunction, { query, onlySlice, dividedBy }: PortfolioViewModel): ShownPart | undefined {
  if (onlySlice) return { name: groupName(t, dividedBy, onlySlice), holdings: onlySlice.holdings };
  if (!query.isFiltered || !query.portfolio) return undefined;
  return { name: t('portfolio:heading-of-choice'), holdings: query.portfolio.holdings };
}
