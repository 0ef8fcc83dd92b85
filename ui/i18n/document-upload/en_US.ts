/** The words of the document upload in English. */
export const en_US = {
  'document-upload': {
    title: 'Send an identity document',
    'to-account': 'Back to my account',
    intro:
      'Your account is paused until we have a valid copy of your identity document. Send us a picture of your Hong Kong identity card or passport; nothing you hold is touched meanwhile.',
    rules: 'What the picture must be like',
    'rule-whole': 'The whole document, lying flat, sharp and without glare.',
    'rule-file': 'A JPEG or PNG picture of {{least}} to {{most}}, as a phone takes it.',
    'rule-name': 'A file name in English letters and figures, such as passport.jpg.',
    choose: 'Choose a picture',
    camera: 'Take a photo',
    drop: 'or drop it here',
    check: 'Is everything readable?',
    preview: 'Picture of {{name}} as it will be sent',
    send: 'Send this picture',
    again: 'Send it again',
    other: 'Choose another',
    progress: 'How much has been sent',
    sending: 'Sending, {{percent}} %',
    arriving: 'Sent. We are looking at it…',
    refused: '“{{name}}” can’t be sent ({{code}}).',
    'problem-R01':
      'The picture is too large: {{size}}, and at most {{most}} or 40 million pixels are possible. Take it with a lower resolution, or cut off what isn’t the document.',
    'problem-R02':
      'The picture is too small: under {{least}} a document can’t be read. Take a new photo, or choose the original instead of a thumbnail.',
    'problem-R03':
      'This isn’t a JPEG or PNG picture, or it is damaged. Take a photo, or save the document as a JPEG and choose that.',
    'problem-R07':
      'The file name may only have English letters, figures and simple signs. Use an English file name, such as passport.jpg.',
    rename: 'Use it under an English name',
    unknown:
      'The connection broke off before an answer came, so we can’t tell yet whether the picture arrived. You can safely send it again: it will count only once.',
    'not-taken': 'The picture was not accepted. Please choose another one, or call {{phone}}.',
    received: 'We have your document',
    'received-at': 'Received on {{at}}, Hong Kong time.',
    next: 'What happens next',
    'next-check': 'Our staff compare it with what we hold of you.',
    'next-tell': 'We write to you by e-mail when that is done. There is no need to send it again.',
    'next-trade': 'Your account is then active again. Until then you can see everything, but not trade.',
    'state-REQUESTED': 'We have your document and are checking it',
    'state-REQUESTED-why':
      'There is no need to send it again. We write to you by e-mail when the check is done. For questions call {{phone}}.',
    'state-NOT_ELIGIBLE': 'You need not send us a document',
    'state-NOT_ELIGIBLE-why':
      'Your account is not waiting for an identity document, so none can be sent here. If we asked you for one all the same, please call {{phone}}.',
    'state-SYSTEM_FAIL':
      'We can’t tell just now whether your account is waiting for a document. Please try again later, or call {{phone}}.',
  },
};

declare module '../areas' {
  interface EnglishTexts {
    readonly 'document-upload': typeof en_US;
  }
}
