/** One debit of a plan that is to come, on the tenth of the month, as the server answers it. */
export const planDebit = (month: string) => ({ month, day: 10, date: `${month}-10`, moved: [], amount: '3000' });

/** The first entry in the history of {@link samplePlan}, as the server answers it. */
export const planStart = {
  kind: 'start',
  at: '2026-01-02T02:00:00Z',
  by: 'client',
  fromMonth: '2026-01',
  fromDay: null,
  amount: '3000',
  days: [10],
  status: 'ACTIVE',
};

/** A monthly plan of Hong Kong that runs, with two debits to come, as the server answers it. */
export const samplePlan = {
  refNo: 'RP000001',
  accountNo: '510012300189',
  isLegacy: false,
  currency: 'HKD',
  frequency: 'MONTHLY',
  fund: { name: { code: 'HK0002', value: 'Harbour Bond' } },
  paidFrom: 'direct-debit',
  version: 1,
  changes: [planStart],
  executions: [],
  upcoming: [planDebit('2026-03'), planDebit('2026-04')],
};
