import type { SecretScope } from '../../../domain/credentials/secrets/secret-scope';
import { formatDate } from '../../../domain/formatting/format-date';
import type { Language } from '../../../domain/language';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import { regionAnswers } from '../../context/region-answers';
import type { Database } from '../../database/database';
import type { ClientRow } from '../../database/schema/clients';
import { notifyOnAllChannels } from '../../sessions/notify-on-all-channels';

type Words = {
  readonly subjects: Readonly<Record<SecretScope, string>>;
  readonly text: (notification: { readonly what: string; readonly at: string; readonly hotline: string }) => string;
};

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    subjects: {
      login: 'login PIN was',
      verification: 'transaction PIN was',
      both: 'login PIN and transaction PIN were',
    },
    text: ({ what, at, hotline }) =>
      `Your ${what} changed on ${at}, and you are logged out on every other device. If you did not do this yourself, call ${hotline} at once.`,
  },
  zh_HK: {
    subjects: { login: '登入個人密碼', verification: '交易密碼', both: '登入個人密碼及交易密碼' },
    text: ({ what, at, hotline }) =>
      `您的${what}已於 ${at} 更改，其他裝置均已登出。如非您本人操作，請立即致電 ${hotline}。`,
  },
  zh_TW: {
    subjects: { login: '登入密碼', verification: '交易密碼', both: '登入密碼與交易密碼' },
    text: ({ what, at, hotline }) =>
      `您的${what}已於 ${at} 變更，其他裝置都已登出。若不是您本人操作，請立即來電 ${hotline}。`,
  },
};

type Notification = {
  readonly client: ClientRow;
  readonly scope: SecretScope;
  readonly now: Date;
  readonly language: Language;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that a secret was changed, never to which: whoever didn't do it can call at once. */
export async function notifyOfSecretChange(transaction: Database, notification: Notification): Promise<void> {
  const { client, scope, now, language, environment } = notification;
  const { subjects, text: textOf } = words[language];
  const { hotline } = regionAnswers[client.region];
  const text = textOf({ what: subjects[scope], at: formatDate(now.toISOString(), language, 'date-time'), hotline });
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}
