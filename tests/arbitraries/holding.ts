import fc from 'fast-check';
import type { Holding } from '../../domain/holdings/holding';
import { amounts } from './decimal';

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 4 });

/** A holding of one of few funds, so that groups form, with any of its figures missing. */
export const holdings: fc.Arbitrary<Holding> = fc.record({
  fund: fc.record({
    code: fc.constantFrom('A1', 'B2', 'C3', 'D4'),
    category: fc.constantFrom('001', '002', '003'),
    fundMarketType: optional(fc.constantFrom('EQ', 'FI')),
    baseCurrency: fc.constantFrom('USD', 'HKD', 'TWD'),
  }),
  marketValue: optional(amounts),
  cost: optional(amounts),
  profit: optional(amounts),
  returnPercent: optional(amounts),
});
