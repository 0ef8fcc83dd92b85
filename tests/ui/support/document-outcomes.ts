import { answer } from '../../adapters/support/scripted-transport';
import type { Outcomes } from './outcome';
import { pressed } from './outcome-steps';

/** Both regions' calls for documents, of which the mock has none: one is listed here. */
export function documentOutcomes(part: string, fileSays: string): Outcomes {
  const listed = {
    orderId: 'L1.1',
    type: 'B',
    fundCode: 'A',
    fundName: 'A',
    intoFundCode: null,
    intoFundName: null,
    currency: 'TWD',
    amount: '1',
    dealingDate: '2026-11-20',
    availableUntil: '2027-11-20',
  };
  const month = { month: '2026-10', availableUntil: '2027-10-31' };
  const months = { statements: [month], next: { month: '2026-11', readyOn: '2026-12-01' } };
  const year = { year: 2025, availableUntil: '2026-12-31' };
  const notesAt = '/orders?tab=contract-notes';
  const monthsAt = '/orders?tab=statements';
  const pdf = answer(200, { fileName: 'A.pdf', content: btoa('%PDF-1.7') });
  const fetched = { is: 'retry', says: fileSays, on: pressed('[data-theme]', /PDF$/) } as const;
  return {
    contractNotes: { is: 'retry', at: notesAt, says: part },
    contractNote: { ...fetched, at: notesAt, beside: { contractNotes: answer(200, [listed]), contractNote: pdf } },
    eStatements: { is: 'retry', at: monthsAt, says: part },
    annualStatements: { is: 'retry', at: monthsAt, says: part, beside: { eStatements: answer(200, months) } },
    annualStatement: {
      ...fetched,
      at: monthsAt,
      beside: {
        eStatements: answer(200, { ...months, statements: [] }),
        annualStatements: answer(200, [year]),
        annualStatement: pdf,
      },
    },
    eStatement: { ...fetched, at: monthsAt, beside: { eStatements: answer(200, months), eStatement: pdf } },
  };
}
