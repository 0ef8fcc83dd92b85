/** What is said about a recent change of bank account, in English [MSG-27, ERR-93]. */
export const en_US = {
  'bank-change': {
    failed: 'We could not check whether you recently changed a bank account.',
    title: 'You changed your bank account recently',
    text: 'Until the change is complete, the account we debit or credit may be the old one or the new one.',
    new: 'New account: ',
    'number-ends': 'number ending in {{last}}',
    'number-hidden': 'number hidden',
    accounts: 'See my bank accounts',
    close: 'I understand',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'bank-change': typeof en_US;
  }
}
