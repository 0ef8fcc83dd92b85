import fc from 'fast-check';

/** The parts of a bank account by which one is chosen; the currencies hold the wire's marker for any, odd cases and none. */
export const arbitraryBankAccounts = fc.record({
  bankAccountNo: fc.uuid(),
  accountCurrency: fc.constantFrom('HKD', 'hkd', 'USD', 'XXX', 'TWD', '', undefined),
  activeFlag: fc.constantFrom('Y', 'N', 'y', '', undefined),
});

/** An entry of the list that tells of bank changes. */
export const listedBankAccounts = fc.record({
  currency: fc.constantFrom('TWD', 'twd', 'USD', undefined),
  status: fc.constantFrom('NEW', 'OLD', '', undefined),
  onlineDDA: fc.constantFrom(true, false, undefined),
  onlineDdaStatusInfo: fc.constantFrom({ status: 'Y' }, { status: 'N' }, { status: undefined }, undefined),
});
