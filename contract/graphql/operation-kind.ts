/** Kind of an operation, which decides its endpoint and its failure rules. */
export type OperationKind = 'public' | 'client' | 'cash-account';

/** Returns the kind of an operation, which the specification tells by a part of its name: `Public` for what visitors may ask, `Vca` for the Cash Account [API-93, ERR-06]. */
export function operationKind(name: string): OperationKind {
  if (name.includes('Public')) return 'public';
  return name.includes('Vca') ? 'cash-account' : 'client';
}
