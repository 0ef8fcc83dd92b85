/** The words of passkeys in English. */
export const en_US = {
  passkeys: {
    title: 'Passkeys',
    'why-proof':
      'With a passkey you confirm top-ups, withdrawals and cancellations by fingerprint, face or the screen lock of your device, instead of your PIN or password. Your PIN or password stays valid.',
    'why-login':
      'With a passkey you log in by fingerprint, face or the screen lock of your device, instead of the one-time code. Your PIN or password is still asked for, and the code stays possible.',
    none: 'You have no passkey yet.',
    added: 'Added {{at}}',
    used: 'Added {{at}}, last used {{used}}',
    add: 'Add a passkey',
    'add-title': 'New passkey',
    name: 'Name of this passkey',
    'name-hint': 'So that you can recognise it in the list, such as the name of the device.',
    'name-problem': 'Please give it a name of 1 to 40 characters.',
    'default-name': 'My device',
    secret: 'Your PIN or password',
    'secret-required': 'Please enter your PIN or password.',
    'secret-invalid': 'The PIN or password is not right. Please try again.',
    next: 'Continue',
    cancel: 'Cancel',
    follow: 'Please follow what your browser or device asks.',
    rename: 'Rename',
    'rename-of': 'Rename the passkey “{{name}}”',
    'rename-title': 'Rename “{{name}}”',
    'rename-go': 'Save the name',
    'remove-go': 'Remove',
    remove: 'Remove',
    'remove-of': 'Remove the passkey “{{name}}”',
    'remove-title': 'Remove “{{name}}”?',
    'remove-note': 'It can no longer be used here. Delete it on your device too.',
    'is-added': 'The passkey has been added. We have written to you about it.',
    'is-renamed': 'The passkey has its new name. We have written to you about it.',
    'is-removed': 'The passkey has been removed. We have written to you about it.',
    unknown:
      'We received no reply. Please load the page again to see whether the passkey was added, renamed or removed.',
    'not-declined': 'No passkey was used or made. You can try again.',
    'not-already-there': 'This device already has a passkey for your account.',
    'not-impossible': 'This browser or device could not do it. Please use another way.',
    'not-here': 'This browser cannot make passkeys.',
    confirm: 'Confirm with a passkey',
    'use-secret': 'Use my PIN or password instead',
    login: 'Use a passkey instead',
    'refusal-unavailable': 'Passkeys cannot be used here at present. Please use another way.',
    'refusal-unknown': 'It took too long, or was done already. Please begin again.',
    'refusal-refused': 'This passkey was not accepted. Please try again, or use another way.',
    'refusal-tooMany': 'You have as many passkeys as there can be. Please remove one first.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly passkeys: typeof en_US;
  }
}
