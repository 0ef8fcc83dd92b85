import { type KeptData, retentionPeriods } from '../../domain/documents/kept-data';
import { markdownTable } from './markdown-table';

/** The meaning of each kind, and the reason for its period, for those who answer for it. */
const words: Readonly<Record<KeptData, readonly [what: string, why: string]>> = {
  'account-freeze': ['freezes of an account that have ended', 'shows who asked for it, and what it called off'],
  allowance: ['how often a client used what is limited', 'no limit looks back further than a day'],
  'bank-account-change': [
    'requests for another bank account that have ended, with their pictures',
    'shows who asked for it, and what proved it',
  ],
  'communication-change': ['changes of communication preferences', 'consent must be shown to have been given'],
  'contact-change': ['requests for another contact that have ended', 'shows who did it, and what it was before'],
  'cooling-off': ['payouts that a client let wait, and why', 'shows that the client was asked'],
  'credential-change': ['changes of codes, passwords, PINs and passkeys; never a secret', 'shows who did it, and when'],
  'ended-pin': ['new PINs that were used or replaced, by their hash', 'shows when a PIN was asked for and sent'],
  login: ['logins and tries to log in', 'the security page shows them'],
  message: ['other messages to clients, without codes and PINs', 'the page of messages shows them'],
  'service-stop': ['stops of orders and logins that have ended', 'shows who did it, when and why'],
  'order-message': [
    'messages to clients that are about orders or name some',
    'an order’s dossier shows what its client was told',
  ],
  'session-ending': ['sessions that a client or the firm ended', 'shows who did it, and when'],
  'unsent-list': ['order lists that were prepared and never sent', 'a client may look for one after a while'],
  'used-key': ['the keys of what was sent once; their answers go after a day', 'no late retry is carried out twice'],
};

/** The table of what is kept for how long, the shortest time first. */
export const retentionTable = (): string =>
  markdownTable(
    ['what', 'kept for', 'why'],
    (Object.keys(words) as KeptData[])
      .toSorted((one, other) => daysOf(one) - daysOf(other))
      .map((kind) => [words[kind][0], periodOf(kind), words[kind][1]]),
  );

const daysOf = (kind: KeptData): number => {
  const period = retentionPeriods[kind];
  return 'days' in period ? period.days : period.years * 365;
};

const periodOf = (kind: KeptData): string => {
  const period = retentionPeriods[kind];
  if ('days' in period) return `${String(period.days)} days`;
  return `${String(period.years)} ${period.years === 1 ? 'year' : 'years'}`;
};
