import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import { notifyEverywhere } from '../contacts/notify-everywhere';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { BankAccountChangeRow } from '../database/schema/bank-account-changes';
import type { ClientRow } from '../database/schema/clients';
import { loadLetterLanguage } from '../sessions/letter-language';

type Happened = 'requested' | 'cancelled' | 'refused' | 'applied';
type Facts = { readonly account: string; readonly at: string; readonly hotline: string };
type Words = Readonly<Record<Happened, (facts: Facts) => string>>;

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    requested: ({ account, at, hotline }) =>
      `You asked us to use the bank account ${account}. It will be used once we have checked your document, on ${at} at the earliest. If you did not do this yourself, cancel it under Payment details in My account and call ${hotline} at once.`,
    cancelled: ({ account }) =>
      `The request to use the bank account ${account} is cancelled. Your bank accounts stay as they are.`,
    refused: ({ account, hotline }) =>
      `We could not accept the document for the bank account ${account}. Your bank accounts stay as they are. You can ask again with another picture under Payment details in My account. If you have questions, call ${hotline}.`,
    applied: ({ account, hotline }) =>
      `The bank account ${account} is now in use. If you did not do this yourself, call ${hotline} at once.`,
  },
  zh_HK: {
    requested: ({ account, at, hotline }) =>
      `您要求登記銀行戶口 ${account}。我們核對文件後，戶口最早於 ${at} 生效。如非您本人操作，請在「我的戶口」的「付款資料」取消，並立即致電 ${hotline}。`,
    cancelled: ({ account }) => `登記銀行戶口 ${account} 的要求已取消，您的銀行戶口維持不變。`,
    refused: ({ account, hotline }) =>
      `我們未能接納銀行戶口 ${account} 的證明文件，您的銀行戶口維持不變。您可在「我的戶口」的「付款資料」以另一張圖片再次提出要求。如有查詢，請致電 ${hotline}。`,
    applied: ({ account, hotline }) => `銀行戶口 ${account} 現已生效。如非您本人操作，請立即致電 ${hotline}。`,
  },
  zh_TW: {
    requested: ({ account, at, hotline }) =>
      `您申請約定銀行帳戶 ${account}。我們核對文件後，帳戶最早於 ${at} 生效。若不是您本人操作，請到「我的帳戶」的「約定銀行帳號」取消，並立即來電 ${hotline}。`,
    cancelled: ({ account }) => `約定銀行帳戶 ${account} 的申請已取消，您的銀行帳戶維持不變。`,
    refused: ({ account, hotline }) =>
      `銀行帳戶 ${account} 的證明文件未能通過核對，您的銀行帳戶維持不變。您可以到「我的帳戶」的「約定銀行帳號」以另一張照片重新申請。如有疑問，請來電 ${hotline}。`,
    applied: ({ account, hotline }) => `銀行帳戶 ${account} 已生效。若不是您本人操作，請立即來電 ${hotline}。`,
  },
};

type Notification = {
  readonly client: ClientRow;
  readonly change: BankAccountChangeRow;
  readonly happened: Happened;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file, and by those of before, what is to become of the request for a bank account. */
export async function notifyOfBankAccount(transaction: Database, notification: Notification): Promise<void> {
  const { client, change, happened, now, environment } = notification;
  const { bank, number, effectiveAt } = change;
  const language = await loadLetterLanguage(transaction, client);
  const text = words[language][happened]({
    account: `${bank} ${maskAccountNumber(number)}`,
    at: formatDate(effectiveAt.toISOString(), language, 'date-time'),
    hotline: regionAnswers[client.region].hotline,
  });
  await notifyEverywhere(transaction, { client, text, now, environment, subject: 'bank-account' });
}
