const newClientMarks = ['NEW', 'ORSO', 'JPM', 'EXT'];

/** The promotions by the number in their code, lowest first, equal ones in the order given, those without one last [SHAPE-03, OPEN-28]. */
export function sortPromotions<T extends { readonly code: string }>(list: readonly T[]): readonly T[] {
  return list
    .map((promotion) => ({ promotion, number: numberIn(promotion.code) }))
    .sort((a, b) => ascending(a.number, b.number))
    .map(({ promotion }) => promotion);
}

/** Whether a Taiwan promotion is for new clients: its code contains NEW, ORSO, JPM or EXT, in capitals [SHAPE-02, CONFLICT-47]. */
export const isNewClientPromotion = (code: string): boolean => newClientMarks.some((mark) => code.includes(mark));

function numberIn(code: string): bigint | undefined {
  const digits = /\d+/.exec(code)?.[0];
  return digits === undefined ? undefined : BigInt(digits);
}

function ascending(a: bigint | undefined, b: bigint | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a === b ? 0 : a < b ? -1 : 1;
}
