import type { Decimal } from '../money/decimal';

/** The price that a fund's region publishes and its day: the bid in Hong Kong, the NAV in Taiwan [SHAPE-19]. */
export const publishedPrice = ({
  bid,
  nav,
  date,
}: {
  readonly bid?: Decimal | undefined;
  readonly nav?: Decimal | undefined;
  readonly date?: string | undefined;
}): { readonly price: Decimal | undefined; readonly date: string | undefined } => ({ price: bid ?? nav, date });
