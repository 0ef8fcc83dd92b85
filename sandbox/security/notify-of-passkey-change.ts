import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { notifyOnAllChannels } from '../sessions/notify-on-all-channels';

type PasskeyChange = 'add' | 'rename' | 'remove';
type Words = Readonly<
  Record<PasskeyChange, (notification: { readonly at: string; readonly hotline: string }) => string>
>;

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    add: ({ at, hotline }) =>
      `A passkey was added to your account on ${at}. If you did not do this yourself, remove it under Security in My account, change your PIN or password, and call ${hotline} at once.`,
    rename: ({ at, hotline }) =>
      `A passkey of your account was renamed on ${at}. If you did not do this yourself, change your PIN or password, and call ${hotline} at once.`,
    remove: ({ at, hotline }) =>
      `A passkey was removed from your account on ${at}. If you did not do this yourself, call ${hotline} at once.`,
  },
  zh_HK: {
    add: ({ at, hotline }) =>
      `您的戶口已於 ${at} 新增一個通行密鑰。如非您本人操作，請立即在「我的戶口」的「戶口保安」移除該密鑰、更改密碼，並致電 ${hotline}。`,
    rename: ({ at, hotline }) =>
      `您戶口的一個通行密鑰已於 ${at} 更改名稱。如非您本人操作，請立即更改密碼，並致電 ${hotline}。`,
    remove: ({ at, hotline }) => `您的戶口已於 ${at} 移除一個通行密鑰。如非您本人操作，請立即致電 ${hotline}。`,
  },
  zh_TW: {
    add: ({ at, hotline }) =>
      `您的帳戶已於 ${at} 新增一個通行密鑰。若不是您本人操作，請立即到「我的帳戶」的「帳戶安全」移除該密鑰、變更密碼，並來電 ${hotline}。`,
    rename: ({ at, hotline }) =>
      `您帳戶的一個通行密鑰已於 ${at} 變更名稱。若不是您本人操作，請立即變更密碼，並來電 ${hotline}。`,
    remove: ({ at, hotline }) => `您的帳戶已於 ${at} 移除一個通行密鑰。若不是您本人操作，請立即來電 ${hotline}。`,
  },
};

type Notification = {
  readonly client: ClientRow;
  readonly happened: PasskeyChange;
  readonly language: Language;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that there is a passkey more or less, or one by another name: whoever didn't do it can call at once. */
export async function notifyOfPasskeyChange(transaction: Database, notification: Notification): Promise<void> {
  const { client, happened, language, now, environment } = notification;
  const at = formatDate(now.toISOString(), language, 'date-time');
  const text = words[language][happened]({ at, hotline: regionAnswers[client.region].hotline });
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}
