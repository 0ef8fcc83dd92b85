import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { loadLetterLanguage } from '../sessions/letter-language';
import { notifyOnAllChannels } from '../sessions/notify-on-all-channels';

/** The step of the firm that a client is told of: a document is asked for, or one that was sent is accepted or refused. */
type Step = 'ask' | 'accept' | 'refuse';

const words: Readonly<Record<Language, Readonly<Record<Step, (hotline: string) => string>>>> = {
  en_US: {
    ask: (hotline) =>
      `We need a copy of your identity document. Your account is paused until you send one under “Send an identity document” and we have checked it. If you have questions, call ${hotline}.`,
    accept: (hotline) =>
      `We have checked your identity document. Your account is active again and you can trade. If you did not send us a document, call ${hotline} at once.`,
    refuse: (hotline) =>
      `We could not accept the identity document you sent. Your account stays paused until you send another one under “Send an identity document”. If you have questions, call ${hotline}.`,
  },
  zh_HK: {
    ask: (hotline) =>
      `我們需要您的身份證明文件副本。請在「提交身份證明文件」提交；在我們核對之前，您的戶口會暫停。如有查詢，請致電 ${hotline}。`,
    accept: (hotline) =>
      `我們已核對您的身份證明文件，您的戶口已恢復，可進行交易。如非您本人提交文件，請立即致電 ${hotline}。`,
    refuse: (hotline) =>
      `我們未能接納您提交的身份證明文件，您的戶口會維持暫停。請在「提交身份證明文件」再次提交。如有查詢，請致電 ${hotline}。`,
  },
  zh_TW: {
    ask: (hotline) =>
      `我們需要您的身分證件影本。請到「上傳身分證件」上傳；核對完成之前，您的帳戶暫停使用。如有疑問，請來電 ${hotline}。`,
    accept: (hotline) =>
      `我們已核對您的身分證件，您的帳戶已恢復，可以交易。若不是您本人上傳的證件，請立即來電 ${hotline}。`,
    refuse: (hotline) =>
      `您上傳的身分證件未能通過核對，您的帳戶仍暫停使用。請到「上傳身分證件」重新上傳。如有疑問，請來電 ${hotline}。`,
  },
};

type Notification = {
  readonly client: ClientRow;
  readonly step: Step;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that an identity document is asked for, or what was found of the one that was sent, in the language of the client's letters [DOC-13]. */
export async function notifyAboutDocument(transaction: Database, notification: Notification): Promise<void> {
  const { client, step, now, environment } = notification;
  const language = await loadLetterLanguage(transaction, client);
  const text = words[language][step](regionAnswers[client.region].hotline);
  await notifyOnAllChannels(transaction, { client, text, now, environment, subject: 'identity-document' });
}
