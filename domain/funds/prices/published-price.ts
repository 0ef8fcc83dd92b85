import type { Decimal } from '../../money/decimal';

/** The price and its day of an answer that states the one which its region publishes: the bid in Hong Kong, the NAV in Taiwan; `regionalPrice` of one that may state both [SHAPE-19]. */
export const publishedPrice = ({
  bid,
  nav,
  date,
}: {
  readonly bid?: Decimal | undefined;
  readonly nav?: Decimal | undefined;
  readonly date?: string | undefined;
}): { readonly price: Decimal | undefined; readonly date: string | undefined } => ({ price: bid ?? nav, date });
