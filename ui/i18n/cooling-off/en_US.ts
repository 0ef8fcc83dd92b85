/** The words of a pause before money leaves, in English. */
export const en_US = {
  'cooling-off': {
    title: 'Please take a moment before this money leaves',
    intro: 'To protect you from fraud we do not send it at once, because:',
    'reason-bank-account-changed': 'The bank account it is paid to was changed recently.',
    'reason-new-device': 'You are using a device that is new to us.',
    'reason-half-of-portfolio': 'Together with what is already on its way out, it is half of your portfolio or more.',
    'how-withdrawal':
      'You can let it wait for 24 hours. We keep your withdrawal and carry it out by ourselves after that, unless you cancel it in the Cash Account first. The amount is set aside meanwhile.',
    'how-redemption':
      'You can let it wait for 24 hours. We keep your redemption and send it to be dealt by ourselves after that, unless you cancel it in your orders first. Its dealing date is then worked out from the end of the wait. Purchases and switches of the same list are not held.',
    told: 'We will notify you at every phone number and e-mail address on file.',
    beware:
      'Nobody from our company will ever ask you to move money quickly or to a “safe” account. If somebody is urging you, or this is not you, do not send it and call {{phone}}.',
    nothing: 'Nothing has been sent so far.',
    wait: 'Wait 24 hours, then send',
    leave: 'Do not send',
    chosen: 'You chose to let it wait for 24 hours before it is carried out.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'cooling-off': typeof en_US;
  }
}
