/** The words of notices, announcements and promotions in English. */
export const en_US = {
  notices: {
    urgent: 'Important notices',
    'urgent-number': 'Important notices ({{number}})',
    'urgent-failed': 'Some important notices could not be loaded.',
    'mark-read': 'Mark as read',
    'risk-profile': 'What this means for me',
    'reminder-password-change':
      'You changed your PIN or password more than 90 days ago. We recommend changing it every 90 days.',
    'reminder-create-username': 'You have no username yet. With one, you can log in without your MasterAccount number.',
    'reminder-communication-preference': 'Please tell us how you would like to receive our letters and statements.',
    'reminder-plan-migration': 'Your regular investment plans can be moved to eScheduler.',
    'reminder-invalid-address':
      'Our letters to you came back. To change the address we have for you, please call {{phone}} or send us the form.',
    'action-password-change': 'Change it now',
    'action-create-username': 'Create a username',
    'action-communication-preference': 'Choose',
    'action-plan-migration': 'See how it works',
    'action-invalid-address': 'Get the form',
    'second-factor-way': 'See my login security',
    'second-factor-contact': 'Contact us',
    label: 'Announcements and offers',
    announcements: 'Announcements',
    'announcements-failed': 'The announcements could not be loaded.',
    'no-announcements': 'There are no announcements at the moment.',
    promotions: 'Offers for you',
    'promotions-failed': 'The offers could not be loaded.',
    'new-client': 'New clients',
    'hide-offer': 'Hide “{{title}}”',
    hide: 'Hide',
    more: 'Read more',
    news: 'News',
    'news-failed': 'The news could not be loaded.',
    tips: 'Good to know',
    'tips-failed': 'The tips could not be loaded.',
    'smart-tips': 'Picked for you',
    'smart-tips-failed': 'The tip picked for you could not be loaded.',
    referral: 'Refer a friend',
    'referral-code': 'Friends who open an account can give your referral code: {{code}}',
    'referral-without-code': 'Friends who open an account can name you as the client who referred them.',
    'referral-terms': 'Terms of the referral promotion',
    'before-order': 'Before you place an order',
    'before-order-failed': 'The notes to read before an order could not be loaded.',
    'high-risk':
      'Funds rated RR5 can lose much of their value in a short time. Buy one only if it is your own decision and you can bear the loss.',
    'note-staff-approval':
      'Staff: obtain approval before buying, switching or redeeming, and hold units for at least 30 days.',
    'note-staff-information': 'Staff: never trade on information that clients do not have.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly notices: typeof en_US;
  }
}
