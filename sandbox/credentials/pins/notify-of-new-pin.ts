import { pinActivationPath } from '../../../config/named-paths';
import { basePath } from '../../../config/regions';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { formatDate } from '../../../domain/formatting/format-date';
import type { Language } from '../../../domain/language';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import { regionAnswers } from '../../context/region-answers';
import type { Database } from '../../database/database';
import type { ClientRow } from '../../database/schema/clients';
import { secretMark, sendMessage } from '../../sessions/outbox';
import { notifyOnAllChannels } from '../../sessions/notify-on-all-channels';

type Facts = { readonly pin: string; readonly at: string; readonly by: string; readonly hotline: string };
type Words = {
  readonly pins: Readonly<Record<PinKind, string>>;
  readonly requested: (facts: Facts) => string;
  readonly sent: (pin: string, at: string) => string;
};

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    pins: { login: 'login PIN', verification: 'transaction PIN' },
    requested: ({ pin, at, by, hotline }) =>
      `A new ${pin} was requested on ${at}. We will send it by ${by}. If you did not request it, call ${hotline} at once.`,
    sent: (pin, at) =>
      `Your new ${pin} is ${secretMark}. Use it only to choose your own, at ${at} . Never tell it to anyone.`,
  },
  zh_HK: {
    pins: { login: '登入個人密碼', verification: '交易密碼' },
    requested: ({ pin, at, by, hotline }) =>
      `我們於 ${at} 收到重設${pin}的申請，新密碼將於 ${by} 或之前發出。如非您本人操作，請立即致電 ${hotline}。`,
    sent: (pin, at) => `您的新${pin}為 ${secretMark}，只用於設定您自己的密碼，請到 ${at} 啟動。請勿向任何人透露。`,
  },
  zh_TW: {
    pins: { login: '登入密碼', verification: '交易密碼' },
    requested: ({ pin, at, by, hotline }) =>
      `我們於 ${at} 收到重設${pin}的申請，新密碼將於 ${by} 以前寄出。若不是您本人操作，請立即來電 ${hotline}。`,
    sent: (pin, at) => `您的新${pin}為 ${secretMark}，只用來設定您自己的密碼，請到 ${at} 啟用。請勿告訴任何人。`,
  },
};

type About = {
  readonly client: ClientRow;
  readonly kind: PinKind;
  readonly now: Date;
  readonly language: Language;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that a new PIN was asked for: whoever didn't ask can call at once. */
export async function notifyOfNewPin(
  transaction: Database,
  notification: About & { readonly sentBy: string },
): Promise<void> {
  const { client, kind, now, language, sentBy, environment } = notification;
  const { pins, requested } = words[language];
  const at = formatDate(now.toISOString(), language, 'date-time');
  const by = formatDate(sentBy, language);
  const text = requested({ pin: pins[kind], at, by, hotline: regionAnswers[client.region].hotline });
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}

/** Sends a new PIN by one way on file, the mobile number first; says under which number the message is. */
export async function sendNewPin(transaction: Database, notification: About & { readonly pin: string }) {
  const { client, kind, now, language, pin, environment } = notification;
  const { pins, sent } = words[language];
  const channel = client.mobile === '' ? 'email' : 'mobile';
  const text = sent(pins[kind], `${basePath}${pinActivationPath}`);
  const secret = { kind: 'pin', value: pin } as const;
  return sendMessage(transaction, { recipient: client[channel], channel, text, sentAt: now, secret }, environment);
}
