/** The words of My Account in English. */
export const en_US = {
  account: {
    waiting: 'Loading…',
    failed: 'This part could not be loaded.',
    details: 'Personal details',
    name: 'Name',
    'account-MA': 'MasterAccount number',
    'account-MS': 'Regular Investment Plan sub-account',
    tier: 'Account tier',
    'tier-failed': 'Not available now',
    'last-login': 'Last log in',
    'first-login': 'This is your first visit',
    change: 'To change',
    'change-pin': 'Change PIN',
    'change-username': 'Change username',
    'create-username': 'Create a username',
    communication: 'Communication preferences',
    questionnaire: 'Risk profile questionnaire',
    call: 'If your name or e-mail is out of date, please call {{phone}}.',
  },
};
