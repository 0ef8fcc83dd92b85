/** The words of the payment details in English. */
export const en_US = {
  payment: {
    standing: 'Where we pay you',
    'standing-lead':
      'Your standing payment instruction. Money from the funds you sell, and withdrawals from a Cash Account, are paid to this account and to no other.',
    'standing-hkd': 'We use the first Hong Kong dollar account you registered.',
    'standing-any':
      'You have not registered a Hong Kong dollar account, so we use the first one that accepts any currency.',
    'standing-none':
      'None of your accounts accepts Hong Kong dollars, so we cannot pay you in them. Please call {{phone}} to register one.',
    'standing-empty': 'You have not registered an account yet. Please call {{phone}} to register one.',
    autopay: 'Autopay',
    'autopay-lead':
      'Your direct debit authorisation: orders you pay by Autopay are debited from the first account that is in force.',
    'autopay-none': 'None of your Autopay authorisations is in force, so no order can be debited.',
    'autopay-empty': 'You have not set up Autopay.',
    debited: 'Accounts we debit',
    'debited-lead': 'Your subscriptions are paid from these accounts.',
    'debited-empty': 'You have not registered an account to debit.',
    credited: 'Accounts we credit',
    'credited-lead': 'Money from redemptions and dividends is paid to these accounts.',
    'credited-empty': 'You have not registered an account to credit.',
    used: 'Used',
    'not-used': 'Not used',
    'in-force': 'In force',
    'not-in-force': 'Not in force',
    ended: 'Ended',
    'state-in-use': 'In use',
    'state-new': 'New, not used yet',
    'bank-unknown': 'Bank account',
    currency: 'Currency',
    'any-currency': 'Any currency',
    holder: 'Account holder',
    limit: 'Limit per debit',
    frequency: 'How often',
    'frequency-daily': 'At most once a day',
    'frequency-weekly': 'At most once a week',
    'frequency-monthly': 'At most once a month',
    'frequency-quarterly': 'At most once a quarter',
    'frequency-yearly': 'At most once a year',
    'in-force-time': 'Authorisation period',
    since: 'Since {{date}}, with no end date',
    until: 'Until {{date}}',
    others: 'Not used ({{number}})',
    'bank-address': 'Address of the bank',
    'address-joint': ', ',
    online: 'Online direct debit',
    'online-set-up': 'Set up',
    'online-not-yet': 'Requested, not yet confirmed by the bank',
    'online-none': 'Not requested',
    show: 'Show number',
    hide: 'Hide number',
    'show-of': 'Show number: {{bank}}',
    'hide-of': 'Hide number: {{bank}}',
    'same-day': 'Same-day debit',
    'same-day-lead': 'Whether an order can be debited on the day you place it.',
    'same-day-none': 'We have no record of same-day debits.',
    'electronic-yes': 'Your bank accepts electronic direct debits from us.',
    'electronic-no':
      'Your bank does not accept electronic direct debits from us, so orders can’t be debited on the same day.',
    'frozen-yes':
      'Direct debits from your bank account are paused for a while after a change of bank account. Please try again later, or call {{phone}} to find out when.',
    'frozen-no': 'Same-day debits are not frozen.',
    'deals-yes': 'You have orders being debited on the same day.',
    'deals-no': 'You have no orders being debited on the same day.',
    dividends: 'Dividends to an e-payment account',
    'dividends-owner': 'Only the beneficiary may set the e-payment account that receives dividends.',
    'dividends-backup': 'If the e-payment account is unlinked, dividends are paid to the backup bank account.',
    'dividends-fees': 'In that case you bear the transfer fees.',
    'changes-failed': 'We could not check whether a bank account was changed recently.',
    change: 'Changing an account',
    'change-how':
      'For your safety, accounts are not changed online. Send us the signed bank account form, or call {{phone}}.',
    'change-form': 'Get the form',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly payment: typeof en_US;
  }
}
