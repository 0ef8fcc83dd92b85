/** The words of what comes of a change of password or PIN, by the server’s codes, in English. */
export const en_US = {
  'pin-codes': {
    PIN0001: 'Please enter your present login PIN.',
    PIN0002:
      'The present login PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    PIN0003: 'Please enter a new login PIN.',
    PIN0004: 'The new login PIN may have digits only, no letters and no signs.',
    PIN0005: 'The new login PIN must have exactly 6 digits.',
    PIN0006: 'The new login PIN must not be your MasterAccount number or a part of it. Please choose another.',
    PIN0007:
      'The new login PIN must not be your Regular Investment Plan number or a part of it. Please choose another.',
    PIN0008:
      'The new login PIN must not have the same digit more than twice in a row: 112233 is possible, 111234 is not.',
    PIN0009: 'The new login PIN must not go up in order, such as 123456. Please choose another.',
    PIN0010: 'The new login PIN must not go down in order, such as 654321. Please choose another.',
    PIN0011: 'Please enter the new login PIN once more.',
    PIN0012: 'The two entries of the new login PIN differ. Please enter it once more.',
    PIN0013: 'This login PIN cannot be used. Please choose one that keeps every rule shown, or call {{phone}}.',
    PIN0014: 'The new login PIN must be neither the present one nor the one before. Please choose another.',
    PIN0015: 'Your login PIN has been changed.',
    PIN0016: 'Your login PIN has been created.',
    PIN0017: 'Please enter your present transaction PIN.',
    PIN0018:
      'The present transaction PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    PIN0019: 'Please enter a new transaction PIN.',
    PIN0020: 'The new transaction PIN may have digits only, no letters and no signs.',
    PIN0021: 'The new transaction PIN must have exactly 6 digits.',
    PIN0022: 'The new transaction PIN must not be your MasterAccount number or a part of it. Please choose another.',
    PIN0023:
      'The new transaction PIN must not be your Regular Investment Plan number or a part of it. Please choose another.',
    PIN0024:
      'The new transaction PIN must not have the same digit more than twice in a row: 112233 is possible, 111234 is not.',
    PIN0025: 'The new transaction PIN must not go up in order, such as 123456. Please choose another.',
    PIN0026: 'The new transaction PIN must not go down in order, such as 654321. Please choose another.',
    PIN0027: 'Please enter the new transaction PIN once more.',
    PIN0028: 'The two entries of the new transaction PIN differ. Please enter it once more.',
    PIN0029: 'This transaction PIN cannot be used. Please choose one that keeps every rule shown, or call {{phone}}.',
    PIN0030: 'The new transaction PIN must be neither the present one nor the one before. Please choose another.',
    PIN0031: 'Your transaction PIN has been changed.',
    PIN0032: 'Your transaction PIN has been created.',
    PIN0033: 'Please enter your present login PIN and your present transaction PIN.',
    PIN0034:
      'One of the present PINs is wrong. Please enter both again. After more than 3 wrong tries they are locked for 24 hours.',
    PIN0035: 'Each new PIN must have exactly 6 digits.',
    PIN0036: 'Please enter each new PIN once more, the same both times.',
    PIN0037: 'Your login PIN and your transaction PIN have been changed.',
    PIN0038: 'Your login PIN and your transaction PIN have been created.',
    PIN0039: 'To log in with two factors you need a new PIN. Please reset your PIN first, or call {{phone}}.',
    PIN0040:
      'One of the new PINs cannot be used. Please choose another: not one of your account numbers, not a digit more than twice in a row, not in order, and not one you had before.',
    VPN0001:
      'The password or PIN is wrong. Please try again. After more than 3 wrong tries it is suspended for 24 hours.',
    VPN0005:
      'Your transaction PIN is suspended after too many wrong tries. Please reset it, try again after 24 hours, or call {{phone}}.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'pin-codes': typeof en_US;
  }
}
