/** What stops a client's orders, and the next step, in English. */
export const en_US = {
  'account-state': {
    'account-paused':
      'Your account is paused until we have a valid copy of your identity document. You can see everything, but you cannot trade.',
    'account-checked':
      'Your account is paused while we check your identity document. There is nothing you need to do: we will e-mail you when the check is done.',
    'no-risk-rating':
      'You have not answered the risk questionnaire yet. Until you do, you cannot buy or switch funds. You can still sell funds and make enquiries.',
    'risk-rating-over':
      'Your risk questionnaire is more than a year old. Until you answer it again, you cannot buy or switch funds. You can still sell funds and make enquiries.',
    'risk-N':
      'You have not answered the risk questionnaire yet. Until you do, we treat your risk level as low, and you cannot buy or switch funds. You can still sell funds and make enquiries.',
    'risk-O':
      'Your yearly risk questionnaire is overdue. Until you renew it, we treat your risk level as low, and you cannot buy or switch funds. You can still sell funds and make enquiries.',
    'risk-S':
      'Your risk profile needs your review and confirmation. Until then, you cannot buy or switch funds online. You can still sell funds and make enquiries.',
    'risk-R':
      'Your employer, job title or industry is missing or was not recognised. Until you update it, you cannot buy or switch funds. You can still sell funds and make enquiries.',
    'next-account-paused': 'Send an identity document',
    'next-no-risk-rating': 'Answer the risk questionnaire',
    'next-risk-rating-over': 'Answer the risk questionnaire again',
    'next-risk-N': 'Answer the risk questionnaire',
    'next-risk-O': 'Renew the risk questionnaire',
    'next-risk-S': 'Review my risk profile',
    'next-risk-R': 'Update my details',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'account-state': typeof en_US;
  }
}
