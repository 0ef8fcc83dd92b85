/** The words of the account's security in English. */
export const en_US = {
  security: {
    why: 'See who has logged in to your account, and end a session that you left open elsewhere. We write to you when somebody logs in from a device we have not seen before, and when a PIN or password changes.',
    'not-you': 'Do you see something here that was not you? Change your PIN, then call {{phone}}.',
    'second-factor': 'Second factor at login',
    'second-factor-set-up': 'Set up: a login takes more than the PIN or password.',
    'second-factor-missing': 'Not set up: your PIN or password alone opens the account.',
    'second-factor-unknown': 'We have no information on it.',
    'change-pin': 'Change PIN',
    sessions: 'Open sessions',
    current: 'This session',
    since: 'Since {{at}}, last used {{seen}}',
    end: 'End',
    'end-of': 'End the session on {{device}}, open since {{at}}',
    'end-others': 'End all other sessions',
    'only-one': 'You are not logged in anywhere else.',
    ended: 'The session has ended.',
    'ended-others': 'All other sessions have ended.',
    logins: 'Logins of the last 90 days',
    'no-logins': 'No login is on record yet. Those from now on will be listed here.',
    more: 'Show all {{number}}',
    'outcome-opened': 'Logged in',
    'outcome-code-missing': 'Right PIN or password, no one-time code',
    'outcome-wrong-code': 'Wrong one-time code',
    'outcome-wrong-passkey': 'Wrong passkey',
    'outcome-wrong-secret': 'Wrong PIN or password',
    'outcome-locked': 'Wrong again, login locked',
    'outcome-refused': 'Refused',
    'device-both': '{{browser}} on {{system}}',
    'device-unknown': 'Device not known',
    address: 'Internet address {{address}}',
    'address-unknown': 'Internet address not known',
    place: 'Internet addresses are shown in part. We do not guess a place from them.',
    changes: 'Changes of the last 90 days',
    'no-changes': 'Nothing was changed.',
    'change-login-secret': 'Login PIN or password',
    'change-user-code': 'Username',
    'change-trading-secret': 'Trading PIN or password',
    'change-passkey': 'Passkey',
    'change-communication': 'Communication preferences',
    'way-change': 'Changed',
    'way-reset': 'Reset',
    'way-add': 'Added',
    'way-rename': 'Renamed',
    'way-remove': 'Removed',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly security: typeof en_US;
  }
}
