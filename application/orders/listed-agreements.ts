import { mergeAgreements } from '../../domain/trading/notes/agreement';
import { cardLines, type ListedOrder } from './listed-order';

/** An agreement of some orders, with the title that the server states and the codes of the funds it is about. */
export type ListedAgreement = {
  readonly categoryCode: string;
  readonly title?: string | undefined;
  readonly lines: readonly ReturnType<typeof cardLines>[number][];
};

/** The agreements of several orders as one list, each category once [TRADE-55..57, TRADE-65]. */
export function listAgreements(orders: readonly ListedOrder[]): readonly ListedAgreement[] {
  const all = orders.flatMap(({ agreements }) => [...agreements.values()]);
  const lines = orders.flatMap(cardLines);
  return mergeAgreements(all).map(({ categoryCode }) => ({
    categoryCode,
    title: all.flat().find((one) => one.categoryCode === categoryCode && one.title)?.title,
    lines: lines.filter(({ agreements }) => agreements.some((one) => one.categoryCode === categoryCode)),
  }));
}
