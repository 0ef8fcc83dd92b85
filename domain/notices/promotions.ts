const newClientMarks = ['NEW', 'ORSO', 'JPM', 'EXT'];

/** The promotions by the number in their code, lowest first, equal ones in the order given, those without one last [SHAPE-03, OPEN-28]. */
export function sortPromotions<T extends { readonly code: string }>(list: readonly T[]): readonly T[] {
  return list
    .map((promotion) => ({ promotion, number: numberIn(promotion.code) }))
    .sort((a, b) => compareCodeNumbers(a.number, b.number))
    .map(({ promotion }) => promotion);
}

/**
 * Returns true if a Taiwan promotion is for new clients: its code contains NEW, ORSO, JPM or EXT, in capitals
 * [SHAPE-02, CONFLICT-47].
 */
export const isNewClientPromotion = (code: string): boolean => newClientMarks.some((mark) => code.includes(mark));

// Numbers stay text, so that a code of a million digits is no work.
function numberIn(code: string): string | undefined {
  return /\d+/.exec(code)?.[0].replace(/^0+/, '');
}

/** Below zero when the first of two numbers comes first, above when the second does, zero for equal ones; none at all comes last [SHAPE-03, OPEN-28]. */
export function compareCodeNumbers(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a.length - b.length || Number(a > b) - Number(a < b);
}
