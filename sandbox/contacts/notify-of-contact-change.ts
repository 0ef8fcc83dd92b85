import type { ContactField } from '../../domain/credentials/contacts/contact-change';
import { maskContactOf } from '../../domain/credentials/contacts/mask-contact-of';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import type { ContactChangeRow } from '../database/schema/contact-changes';
import { loadLetterLanguage } from '../sessions/letter-language';
import { notifyOnAllChannels } from '../sessions/notify-on-all-channels';
import { sendMessage } from '../sessions/outbox';

type Happened = 'requested' | 'cancelled' | 'applied';
type Facts = { readonly what: string; readonly value: string; readonly at: string; readonly hotline: string };
type Words = { readonly fields: Readonly<Record<ContactField, string>> } & Readonly<
  Record<Happened, (facts: Facts) => string>
>;

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    fields: { email: 'e-mail address', mobile: 'mobile number', address: 'postal address' },
    requested: ({ what, value, at, hotline }) =>
      `You asked us to change your ${what} to ${value}. The change takes effect on ${at}. If you did not do this yourself, cancel it under Personal details in My account and call ${hotline} at once.`,
    cancelled: ({ what, value }) =>
      `The request to change your ${what} to ${value} is cancelled. Your ${what} stays as it is.`,
    applied: ({ what, value, hotline }) =>
      `Your ${what} is now ${value}. If you did not do this yourself, call ${hotline} at once.`,
  },
  zh_HK: {
    fields: { email: '電郵地址', mobile: '手提電話號碼', address: '通訊地址' },
    requested: ({ what, value, at, hotline }) =>
      `您要求將${what}更改為 ${value}，更改將於 ${at} 生效。如非您本人操作，請在「我的戶口」的「個人資料」取消，並立即致電 ${hotline}。`,
    cancelled: ({ what, value }) => `將${what}更改為 ${value} 的要求已取消，${what}維持不變。`,
    applied: ({ what, value, hotline }) => `您的${what}已更改為 ${value}。如非您本人操作，請立即致電 ${hotline}。`,
  },
  zh_TW: {
    fields: { email: '電子郵件信箱', mobile: '手機號碼', address: '通訊地址' },
    requested: ({ what, value, at, hotline }) =>
      `您申請將${what}變更為 ${value}，變更將於 ${at} 生效。若不是您本人操作，請到「我的帳戶」的「基本資料」取消，並立即來電 ${hotline}。`,
    cancelled: ({ what, value }) => `將${what}變更為 ${value} 的申請已取消，${what}維持不變。`,
    applied: ({ what, value, hotline }) => `您的${what}已變更為 ${value}。若不是您本人操作，請立即來電 ${hotline}。`,
  },
};

type Notification = {
  /** The client with the contact of before. */
  readonly client: ClientRow;
  readonly change: ContactChangeRow;
  readonly happened: Happened;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by the contact of before what is to become of it; once it is another one, by that too. */
export async function notifyOfContactChange(transaction: Database, notification: Notification): Promise<void> {
  const { client, change, happened, now, environment } = notification;
  const { field, value, effectiveAt } = change;
  const language = await loadLetterLanguage(transaction, client);
  const said = words[language];
  const text = said[happened]({
    what: said.fields[field],
    value: maskContactOf(field, value),
    at: formatDate(effectiveAt.toISOString(), language, 'date-time'),
    hotline: regionAnswers[client.region].hotline,
  });
  await notifyOnAllChannels(transaction, { client, text, now, environment, subject: 'contact-details' });
  if (happened === 'applied' && field !== 'address')
    await sendMessage(transaction, { recipient: value, channel: field, text, sentAt: now }, environment);
}
