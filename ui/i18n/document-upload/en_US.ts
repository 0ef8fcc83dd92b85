/** The words of the document upload in English. */
export const en_US = {
  'document-upload': {
    title: 'Send an identity document',
    'to-account': 'Back to my account',
    intro:
      'Your account is paused until we have a valid copy of your identity document. Send us a picture of your Hong Kong identity card or passport; your holdings are not affected.',
    rules: 'Picture requirements',
    'rule-whole': 'The whole document, lying flat, sharp and without glare.',
    'rule-file': 'A JPEG or PNG picture of {{least}} to {{most}}; a phone photo is fine.',
    'rule-name': 'A file name in English letters and digits, such as passport.jpg.',
    choose: 'Choose a picture',
    camera: 'Take a photo',
    drop: 'or drop it here',
    check: 'Is everything readable?',
    preview: 'Picture of {{name}} as it will be sent',
    send: 'Send this picture',
    again: 'Send it again',
    other: 'Choose another',
    progress: 'Upload progress',
    sending: 'Sending, {{percent}} %',
    arriving: 'Sent. Checking the picture…',
    refused: '“{{name}}” can’t be sent ({{code}}).',
    'problem-R01':
      'The picture is too large: {{size}}. The limit is {{most}} or 40 million pixels. Take it at a lower resolution, or crop it to the document.',
    'problem-R02':
      'The picture is too small: below {{least}} a document can’t be read. Take a new photo, or choose the original instead of a thumbnail.',
    'problem-R03':
      'This isn’t a JPEG or PNG picture, or it is damaged. Take a photo, or save the document as a JPEG and choose that.',
    'problem-R07':
      'The file name may only contain English letters, digits and simple symbols. Use an English file name, such as passport.jpg.',
    unknown:
      'The connection was lost before a reply came, so we can’t tell yet whether the picture arrived. You can safely send it again: it will count only once.',
    'not-taken': 'The picture was not accepted. Please choose another one, or call {{phone}}.',
    received: 'We have your document',
    'received-at': 'Received on {{at}}, Hong Kong time.',
    next: 'What happens next',
    'next-check': 'Our staff compare it with our records.',
    'next-tell': 'We will e-mail you when that is done. There is no need to send it again.',
    'next-trade': 'Your account is then active again. Until then you can see everything, but you cannot trade.',
    'state-REQUESTED': 'We have your document and are checking it',
    'state-REQUESTED-why':
      'There is no need to send it again. We will e-mail you when the check is done. If you have questions, call {{phone}}.',
    'state-NOT_ELIGIBLE': 'You do not need to send us a document',
    'state-NOT_ELIGIBLE-why':
      'Your account is not waiting for an identity document, so you cannot send one here. If we asked you for one anyway, please call {{phone}}.',
    'state-SYSTEM_FAIL':
      'We can’t tell at the moment whether your account is waiting for a document. Please try again later, or call {{phone}}.',
  },
};

declare module '../words' {
  interface EnglishTexts {
    readonly 'document-upload': typeof en_US;
  }
}
