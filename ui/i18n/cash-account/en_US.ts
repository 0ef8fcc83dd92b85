/** The words of the Cash Account in English. */
export const en_US = {
  'cash-account': {
    title: 'Cash Account',
    balance: 'Balance',
    'as-of': 'As of',
    difference:
      'The ledger balance is all that is in the account. The available balance is what you can use: money already on its way out is taken off.',
    'without-none': 'You have no Cash Account',
    'without-none-text': 'If you would like one, please call {{phone}}.',
    'without-hint-to-enable': 'Your Cash Account is not enabled yet',
    'without-not-opened': 'Your Cash Account has not been opened yet',
    'without-not-opened-text':
      'Nothing has been paid into it so far. If you expected money here, please call {{phone}}.',
    'pending-none': 'Nothing is in progress.',
    expected: 'Pending, expected by {{date}}',
    history: 'Transactions',
    'history-none': 'There are no transactions yet.',
    shown: '{{shown}} of {{total}} transactions',
    'show-all': 'Show all',
    'no-match': 'No transaction matches.',
    'filter-type': 'Type',
    'every-type': 'All types',
    'filter-way': 'In or out',
    'every-way': 'In and out',
    'way-in': 'Money in',
    'way-out': 'Money out',
    'filter-status': 'Status',
    'every-status': 'All statuses',
    'filter-from': 'From',
    'filter-to': 'To',
    'column-type': 'Type and date',
    'column-movement': 'In or out',
    'column-balance': 'Balance after it',
    'column-status': 'Status',
    'status-unknown': 'Being checked',
    excel: 'Download Excel',
    'file-making': 'Preparing your file…',
    'file-ready': 'Your file is ready.',
    'file-failed': 'We could not make your file. Please try again.',
    'sheet-date': 'Date',
    'sheet-type': 'Type',
    'sheet-in': 'In',
    'sheet-out': 'Out',
    'sheet-balance': 'Balance after it',
    'sheet-currency': 'Currency',
    'sheet-status': 'Status',
    'sheet-expected': 'Expected by',
    'refusal-VCA-0100': 'We could not find your Cash Account. Nothing was changed. Please call {{phone}}.',
    'refusal-VCA-0101': 'You already have a Cash Account, so a second one is not opened.',
    'refusal-VCA-0102': 'We could not find this transaction. Please look at your transactions again in a moment.',
    'refusal-VCA-0103':
      'We could not find the balance of your Cash Account, so nothing was changed. Please call {{phone}}.',
    'refusal-VCA-0104': 'This transaction is finished already, so it can no longer be changed.',
    'refusal-VCA-0105': 'The status of this transaction could not be changed. Please call {{phone}}.',
    'refusal-VCA-0106': 'Your Cash Account is not enabled. To have it enabled, please call {{phone}}.',
    'refusal-VCA-0107': 'The payment of this transaction is finished already, so it can no longer be changed.',
    'refusal-VCA-0108': 'We could not tell whether money was to come in or go out, so nothing was done.',
    'refusal-VCA-0109':
      'There is no bank account on record that may be used for this. Please give us your bank instruction first, or call {{phone}}.',
    'refusal-VCA-0200': 'Please enter an amount above zero, in dollars and cents, for example 1,500.00.',
    'refusal-VCA-0200-TOPUP': 'The smallest top-up is HKD 1,000.',
    'refusal-VCA-0200-WITHDRAWAL':
      'The smallest withdrawal is HKD 5,000. If you have less than that, withdraw all of it.',
    'refusal-VCA-0201': 'This is more than the available balance of your Cash Account.',
    'refusal-VCA-0300': 'The bank’s message had no number, so it could not be used. Nothing was changed.',
    'refusal-VCA-0301': 'The bank’s message on this payment was used already. The payment is counted once.',
    'refusal-VCA-0302':
      'The bank’s message did not say which transaction it belongs to, so it could not be used. Nothing was changed.',
    'refusal-VCA-9999': 'Something went wrong (code {{code}}). Please call our customer service: {{phone}}.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'cash-account': typeof en_US;
  }
}
