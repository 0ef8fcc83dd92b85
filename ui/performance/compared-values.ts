import type { Decimal } from '../../domain/money/decimal';

/** The values of a benchmark on the day of each point, and its name. */
export type ComparedValues = { readonly name: string; readonly values: readonly (Decimal | undefined)[] };
