import type { Language } from '../language';
import type { ByRegion, Region } from '../region';

/** The channels for documents that must be delivered to a client [ACCT-03]. */
export const paperChannels = ['email', 'post'] as const;

/** A channel for documents that must be delivered: e-mail or post [ACCT-03]. */
export type PaperChannel = (typeof paperChannels)[number];

/** The channels for news and offers to a client who consents to them [ACCT-03]. */
export const newsChannels = ['email', 'sms', 'telephone', 'post'] as const;

/** A way for news, to which the client consents or not [ACCT-03]. */
export type NewsChannel = (typeof newsChannels)[number];

/** The ways in which a client wishes to be contacted; orders and account safety are always reported [ACCT-03]. */
export type CommunicationPreference = {
  readonly language: Language;
  readonly statements: PaperChannel;
  readonly contractNotes: PaperChannel;
  /** The consent to news and offers, way by way; it may be withdrawn at any time. */
  readonly news: Readonly<Record<NewsChannel, boolean>>;
};

/** Where a client can be reached, in a form that may be shown; what isn't on record is absent. */
export type ContactOnRecord = { readonly email?: string | undefined; readonly mobile?: string | undefined };

/** A client's stored preferences, with where the client can be reached and when they were last changed. */
export type StoredCommunication = {
  readonly preference: CommunicationPreference;
  readonly contact: ContactOnRecord;
  readonly savedAt?: string | undefined;
};

const letterLanguages: ByRegion<readonly Language[]> = {
  HK: ['zh_HK', 'en_US'],
  TW: ['zh_TW', 'en_US'],
};

/** The languages in which a region writes letters, its own first [ACCT-03]. */
export const letterLanguagesIn = (region: Region): readonly Language[] => letterLanguages[region];

const needs: Readonly<Record<NewsChannel, keyof ContactOnRecord | undefined>> = {
  email: 'email',
  sms: 'mobile',
  telephone: 'mobile',
  post: undefined,
};

/**
 * Returns true if a way leads to a client: e-mail needs an address, text messages and calls a mobile number, letters
 * nothing more [ACCT-03].
 */
export function canReachBy(channel: NewsChannel, contact: ContactOnRecord): boolean {
  const need = needs[channel];
  return need === undefined || (contact[need] ?? '').trim() !== '';
}

/**
 * The parts of a preference that can't be saved: a language without letters, or a channel that doesn't reach the client
 * [ACCT-03].
 */
export type CommunicationProblem = 'language' | 'statements' | 'contractNotes' | `news-${NewsChannel}`;

/** Every problem of a preference, in the order of the form; none where it can be kept [ACCT-03]. */
export function checkCommunication(
  region: Region,
  { language, statements, contractNotes, news }: CommunicationPreference,
  contact: ContactOnRecord,
): readonly CommunicationProblem[] {
  const unreachable = (channel: NewsChannel): boolean => !canReachBy(channel, contact);
  return [
    ...(letterLanguages[region].includes(language) ? [] : (['language'] as const)),
    ...(unreachable(statements) ? (['statements'] as const) : []),
    ...(unreachable(contractNotes) ? (['contractNotes'] as const) : []),
    ...newsChannels
      .filter((channel) => news[channel] && unreachable(channel))
      .map((channel) => `news-${channel}` as const),
  ];
}

/** No consent to any news [ACCT-03]. */
export const noNews: CommunicationPreference['news'] = { email: false, sms: false, telephone: false, post: false };

/**
 * Returns the preference of a client who has stated none: the region's language, papers by e-mail where that reaches
 * the client, and no news, since there is no consent [ACCT-03].
 */
export function defaultCommunication(region: Region, contact: ContactOnRecord): CommunicationPreference {
  const papers: PaperChannel = canReachBy('email', contact) ? 'email' : 'post';
  const [language = 'zh_TW'] = letterLanguages[region];
  return { language, statements: papers, contractNotes: papers, news: noNews };
}

/** Returns true if two preferences are the same [ACCT-03]. */
export const isSameCommunication = (one: CommunicationPreference, other: CommunicationPreference): boolean =>
  one.language === other.language &&
  one.statements === other.statements &&
  one.contractNotes === other.contractNotes &&
  newsChannels.every((channel) => one.news[channel] === other.news[channel]);
