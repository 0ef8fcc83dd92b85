/** The words of the rules of a new password or PIN, in English. */
export const en_US = {
  'secret-rules': {
    rules: 'Rules',
    'rules-kept': '{{kept}} of {{all}} kept',
    'status-N': '(not checked yet)',
    'status-P': '(kept)',
    'status-F': '(not kept)',
    'password-rule-length': '8 to 20 characters',
    'password-rule-uppercase': 'Has a capital letter',
    'password-rule-lowercase': 'Has a small letter',
    'password-rule-number': 'Has a digit',
    'password-rule-not-user-code': 'Is not your user code',
    'password-rule-not-national-id': 'Is no ID number',
    'password-rule-not-previous': 'Is not your last password',
    'password-rule-no-repeats': 'No character 5 times in a row',
    'password-rule-no-keyboard-run': 'No 5 neighbouring keys, such as qwert',
    'password-rule-no-sequence': 'No 5 in order, such as 12345 or edcba',
    'password-rule-no-special-characters': 'Letters and digits only',
    'pin-rule-six-digits': 'Exactly 6 digits',
    'pin-rule-not-account-number': 'Is not your MasterAccount number',
    'pin-rule-not-plan-number': 'Is not your Regular Investment Plan number',
    'pin-rule-no-repeats': 'No digit 3 times in a row',
    'pin-rule-no-sequence': 'Not in order, such as 123456 or 654321',
    'pin-rule-not-previous': 'Is neither your present PIN nor your last one',
    'trading-rule-length': 'At least 6 characters',
    'trading-rule-letters-and-digits': 'Letters and digits only',
    'trading-rule-not-previous': 'Is neither your present trading password nor your last one',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'secret-rules': typeof en_US;
  }
}
