import { formatNumber } from '../../../../domain/formatting/format-number';

/** A count of points in figures; none known gives ''. */
export const pointsText = (points: number | undefined): string =>
  points === undefined ? '' : formatNumber(String(points), { precision: 0 });
