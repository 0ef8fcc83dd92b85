/** The subjects of messages to a client: each has a page that tells more of it. */
export const messageSubjects = [
  'order',
  'plan',
  'dividends',
  'price-alert',
  'cash-account',
  'security',
  'contact-details',
  'identity-document',
  'bank-account',
] as const;

/** The subject that a message refers to. */
export type MessageSubject = (typeof messageSubjects)[number];

const securitySubjects: readonly MessageSubject[] = [
  'security',
  'contact-details',
  'identity-document',
  'bank-account',
];

/** Says whether messages of a subject warn a client of what somebody else may have done: they go to nobody but the address they were written to [R14]. */
export const isSecuritySubject = (subject: MessageSubject): boolean => securitySubjects.includes(subject);

/** A message as it was sent to the client, at an instant of the server's clock; never one with a code or a PIN [CRED-28]. */
export type ClientMessage = {
  readonly id: string;
  readonly sentAt: string;
  /** Absent where the server names one that isn't known here. */
  readonly subject?: MessageSubject;
  /** The code of the fund that it is about, if it is about one. */
  readonly fundCode?: string;
  /** The numbers of the orders that it is about, as a client is shown them. */
  readonly orderNumbers?: readonly string[];
  readonly text: string;
};
