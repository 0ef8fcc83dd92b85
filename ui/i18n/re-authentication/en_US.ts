/** The words of a client who proves again who acts, in English. */
export const en_US = {
  're-auth': {
    title: 'Confirm it is you',
    'local-intro': 'For development and test only: confirms without the identity provider.',
    'about-to': 'You are about to:',
    'action-RED': 'sell units of a fund',
    'action-SUB': 'buy a fund',
    'action-SWC': 'switch from one fund into another',
    'action-E_SCHEDULE': 'change a regular plan',
    'action-CANCEL_ORDER': 'cancel an order',
    'action-addVcaTransaction': 'move money in your Cash Account',
    'action-topup': 'top up your Cash Account',
    'action-withdrawal': 'withdraw money from your Cash Account',
    order: 'Order {{number}}',
    'order-buy': 'Buy {{fund}}',
    'order-redemption': 'Sell {{fund}}',
    'order-switch': 'Switch {{fund}}',
    'order-regular': 'Regular plan: {{fund}}',
    'order-other': 'Order: {{fund}}',
    'order-into': 'into {{fund}}',
    'order-units': '{{units}} units',
    'order-placed': 'Placed on {{date}}',
    'nothing-yet': 'Nothing is done until you confirm. You have five minutes.',
    secret: 'Local password',
    'secret-required': 'Please enter your local password.',
    invalid: 'Invalid credential. Please try again.',
    confirm: 'Confirm',
    cancel: 'Go back without confirming',
    checking: 'We are checking your confirmation…',
    going: 'Confirmed. Taking you back…',
    'not-confirmed': 'It was not confirmed',
    unknown: 'Nothing in this window is waiting to be confirmed, or the reply does not belong to it. Nothing was done.',
    used: 'This confirmation has already been used, and counts only once. Nothing more was done.',
    expired: 'More than five minutes have passed, so your request was not carried out. You can make it again.',
    refused: 'The confirmation did not succeed, so nothing was done. You can make your request again.',
    'another-client': 'The person who confirmed is not the client logged in here, so nothing was done.',
    'no-answer': 'We received no reply, so it is not confirmed yet. Please try again.',
    'try-again': 'Try again',
    back: 'Back to where you were',
    home: 'Go to my portfolio',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 're-authentication': typeof en_US;
  }
}
