/** The words of the questionnaires in English. */
export const en_US = {
  standing: {
    'good-until': 'Good until {{date}}. It is renewed once a year.',
    downgraded: 'By your answers your risk level is {{level}}. The rules have us treat it as Low for now.',
    'to-be-low': 'The rules will have your risk level set to Low.',
    reasons: 'Because:',
    'reason-age': 'You are 65 or over.',
    'reason-education': 'Your education is junior high school or below.',
    'reason-severe-illness': 'You hold a severe-illness certificate.',
    offer:
      'You may take the online prudent assessment. If you pass, you have the level of your own answers back. If you do not pass, or do not take it, your level stays Low.',
    read: 'I have read this and stay at low risk',
    'read-done':
      'You have read this and stay at low risk. If you change your mind, you can take the assessment any time.',
    proceed: 'Take the prudent assessment',
    take: 'Answer the risk questionnaire',
    'take-note': 'About 10 questions, 5 minutes.',
    'leaves-page': 'This leaves the page for the older site.',
    yearly: 'To be sure that funds suit you, we ask you to answer the questionnaire once a year.',
    ratings: 'What risk ratings mean',
  },
  questionnaire: {
    title: 'Risk questionnaire',
    'title-risk': 'Risk questionnaire',
    'title-prudent': 'Prudent assessment',
    'back-to-account': 'Back to my risk profile',
    failed: 'The questionnaire could not be loaded.',
    'intro-risk':
      'These questions tell us of your finances, experience and goals. Choose the answer that is closest to you; none is right or wrong.',
    'intro-prudent':
      'Please read each question with care and choose what you think yourself. Once you pass, you have your own risk level back.',
    kept: 'Until you send them, your answers stay in this window, even if you reload it or log in again.',
    recalled: 'Your {{number}} answers from before are back.',
    empty: 'There are no questions to answer at the moment. Please call {{phone}} if you have any.',
    'not-needed': 'You need no prudent assessment at the moment.',
    'risk-first': 'Please answer the risk questionnaire first. The prudent assessment comes after it.',
    other:
      'A new version of the questionnaire came while you were answering. Your answers to unchanged questions are kept. Please complete the others and tick the declaration again.',
    progress: '{{answered}} / {{total}} answered',
    number: 'Question {{number}}',
    'declaration-title': 'Declaration',
    'declaration-risk':
      'I confirm that I gave these answers myself, and that they are true and complete. I understand that the result decides which funds suit me. If my finances or goals change substantially, I will answer the questions again.',
    'declaration-prudent':
      'I confirm that I gave these answers myself, without anyone’s influence. I understand that with my own risk level back I may buy funds of higher risk, and may lose more of my money.',
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
    'review-note': 'Once sent, the result takes effect at once.',
    declared: 'The declaration is ticked',
    send: 'Send',
    sending: 'Sending…',
    change: 'Go back and change',
    overtaken:
      'We have other answers of yours to this questionnaire, sent from another window or device, and they count now. The answers here are all kept: if you wish them to count instead, send them.',
    'not-received': 'Your questionnaire did not arrive. Your answers are all here: you can send it again.',
    'unknown-title': 'We do not know yet whether it arrived',
    unknown:
      'The connection was lost before an answer came. Please do not begin anew: first look whether we have it. The same questionnaire counts only once.',
    find: 'Look whether it arrived',
    'done-title': 'Your result',
    'done-risk': 'We have your questionnaire. This is the result.',
    'done-passed': 'You passed the prudent assessment and have your own risk level back.',
    'done-failed':
      'You did not pass the prudent assessment, so your risk level stays Low. You can take it again later.',
    'to-portfolio': 'Back to my portfolio',
    'to-account': 'See my risk profile',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly questionnaire: typeof en_US;
  }
}
