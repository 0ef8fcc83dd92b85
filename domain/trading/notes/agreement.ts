/** An agreement that a client has to accept before an order, by its category [TRADE-24, ENT-50]. */
export type Agreement = { readonly categoryCode: string; readonly approved?: 'Y' | 'N' | undefined };

/** An agreement as an order carries it: approved [TRADE-24, TRADE-55]. */
export type ApprovedAgreement = { readonly categoryCode: string; readonly approved: 'Y' };

/** The agreements of several orders as one list: approved, each category once, ascending by its code [TRADE-55..57, SHAPE-13]. */
export function mergeAgreements(lists: readonly (readonly Agreement[])[]): readonly ApprovedAgreement[] {
  const codes = new Set(lists.flat().map(({ categoryCode }) => categoryCode));
  return [...codes].sort().map((categoryCode) => ({ categoryCode, approved: 'Y' }));
}
