import { formatDate } from '../../../domain/formatting/format-date';
import type { Language } from '../../../domain/language';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import { regionAnswers } from '../../context/region-answers';
import type { Database } from '../../database/database';
import type { ClientRow } from '../../database/schema/clients';
import { notifyOnAllChannels } from '../../sessions/notify-on-all-channels';

type Words = (facts: { readonly at: string; readonly hotline: string; readonly isFirst: boolean }) => string;

const words: Readonly<Record<Language, Words>> = {
  en_US: ({ at, hotline, isFirst }) =>
    `Your username was ${isFirst ? 'created' : 'changed'} on ${at}. From now on, log in with it only. You are logged out on every other device. If you did not do this yourself, call ${hotline} at once.`,
  zh_HK: ({ at, hotline, isFirst }) =>
    `您的用戶名稱已於 ${at} ${isFirst ? '建立' : '更改'}，以後請只以此名稱登入，其他裝置均已登出。如非您本人操作，請立即致電 ${hotline}。`,
  zh_TW: ({ at, hotline, isFirst }) =>
    `您的使用者代碼已於 ${at} ${isFirst ? '設定' : '變更'}，之後請只用這個代碼登入，其他裝置都已登出。若不是您本人操作，請立即來電 ${hotline}。`,
};

type Notification = {
  /** As the client was before. */
  readonly client: ClientRow;
  readonly now: Date;
  readonly language: Language;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that the login name is another one, never which. */
export async function notifyOfUsernameChange(
  transaction: Database,
  { client, now, language, environment }: Notification,
): Promise<void> {
  const at = formatDate(now.toISOString(), language, 'date-time');
  const { hotline } = regionAnswers[client.region];
  const text = words[language]({ at, hotline, isFirst: client.userName === null });
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}
