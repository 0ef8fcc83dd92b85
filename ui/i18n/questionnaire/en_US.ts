/** The words of the questionnaires in English. */
export const en_US = {
  standing: {
    'good-until': 'Valid until {{date}}. It is renewed once a year.',
    'over-since': 'Valid until {{date}}, so it is out of date. Please answer the questionnaire again.',
    downgraded: 'Your answers put your risk level at {{level}}. Under the rules, we treat it as Low for now.',
    'to-be-low': 'Under the rules, your risk level will be set to Low.',
    reasons: 'Because:',
    'reason-age': 'You are 65 or over.',
    'reason-education': 'Your education is junior high school or below.',
    'reason-severe-illness': 'You hold a severe-illness certificate.',
    offer:
      'You may take the online prudent assessment. If you pass, the risk level from your own answers is restored. If you do not pass, or do not take it, your level stays Low.',
    read: 'I have read this and stay at low risk',
    'read-done':
      'You have read this and stay at low risk. If you change your mind, you can take the assessment at any time.',
    proceed: 'Take the prudent assessment',
    take: 'Answer the risk questionnaire',
    'take-note': 'About 10 questions, 5 minutes.',
    'assessed-on': 'You last took the prudent assessment on {{date}}.',
    work: 'Your work on our records',
    'work-workplace': 'Employer',
    'work-jobTitle': 'Job title',
    'work-industry': 'Industry',
    'work-missing': 'Not on record',
    'latest-title': 'Your last questionnaire',
    'latest-date': 'Answered on',
    'latest-level': 'Your answers came to',
    'latest-level-of-three': 'Your answers came to (of low, medium and high)',
    'latest-version': 'Version',
    'latest-newer':
      'The questionnaire has changed since: version {{version}} is in force. You will get it the next time you answer.',
    'past-title': 'Your assessments',
    yearly: 'To make sure that funds suit you, we ask you to answer the questionnaire once a year.',
    ratings: 'What risk ratings mean',
  },
  questionnaire: {
    title: 'Risk questionnaire',
    'title-risk': 'Risk questionnaire',
    'title-prudent': 'Prudent assessment',
    'back-to-account': 'Back to my risk profile',
    failed: 'The questionnaire could not be loaded.',
    'intro-risk':
      'These questions tell us about your finances, experience and goals. Choose the answer that is closest to you; none is right or wrong.',
    'intro-prudent':
      'Please read each question carefully and answer for yourself. If you pass, your own risk level is restored.',
    kept: 'Until you send them, your answers stay in this window, even if you reload it or log in again.',
    recalled: 'Your {{number}} earlier answers have been restored.',
    empty: 'There are no questions to answer at the moment. If you need help, please call {{phone}}.',
    'not-needed': 'You do not need a prudent assessment at the moment.',
    'risk-first': 'Please answer the risk questionnaire first. The prudent assessment comes after it.',
    other:
      'The questionnaire was updated while you were answering. Your answers to unchanged questions are kept. Please complete the others and tick the declaration again.',
    progress: '{{answered}} / {{total}} answered',
    number: 'Question {{number}}',
    'declaration-title': 'Declaration',
    'declaration-risk':
      'I confirm that I gave these answers myself, and that they are true and complete. I understand that the result decides which funds suit me. If my finances or goals change substantially, I will answer the questions again.',
    'declaration-prudent':
      'I confirm that I gave these answers myself, without anyone’s influence. I understand that with my own risk level restored I may buy funds of higher risk, and may lose more of my money.',
    check: 'Check my answers',
    'problems-title': 'A question is not answered yet, or the declaration not ticked',
    'contradictions-title': 'Some answers contradict each other. Please change one of them',
    'go-to-question': 'Question {{number}} is not answered',
    'go-to-declaration': 'The declaration is not ticked',
    'go-to-contradiction': 'Your answers to questions {{first}} and {{second}} contradict each other',
    'not-answered': 'This question is not answered yet. Please choose one answer.',
    'not-declared': 'Please tick the declaration.',
    contradicts: 'This contradicts your answer to question {{number}}.',
    'review-title': 'Please confirm your answers',
    'review-note': 'Once sent, the result takes effect immediately.',
    declared: 'The declaration is ticked',
    send: 'Send',
    sending: 'Sending…',
    change: 'Go back and change',
    overtaken:
      'We have received other answers to this questionnaire, sent by you from another window or device, and those apply now. The answers here are all kept: to use them instead, send them.',
    'not-received': 'We did not receive your questionnaire. Your answers are all here: you can send it again.',
    'unknown-title': 'We don’t know yet whether it arrived',
    unknown:
      'The connection was lost before a reply came. Don’t start again. First check whether we received it. The same questionnaire counts only once.',
    find: 'Check whether it arrived',
    'done-title': 'Your result',
    'done-risk': 'We have your questionnaire. This is the result.',
    'done-passed': 'You passed the prudent assessment, and your own risk level is restored.',
    'done-failed':
      'You did not pass the prudent assessment, so your risk level stays Low. You can take it again later.',
    'to-portfolio': 'Back to my portfolio',
    'to-account': 'See my risk profile',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly questionnaire: typeof en_US;
  }
}
