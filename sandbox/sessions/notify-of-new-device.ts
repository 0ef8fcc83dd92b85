import type { Device } from '../../domain/credentials/login/device';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { ClientRow } from '../database/schema/clients';
import { loadLetterLanguage } from './letter-language';
import { notifyOnAllChannels } from './notify-on-all-channels';

type Words = {
  readonly device: (device: Device) => string;
  readonly text: (notification: { readonly at: string; readonly device: string; readonly hotline: string }) => string;
};

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    device: ({ browser, system }) => [browser, system].filter(Boolean).join(' on ') || 'an unknown device',
    text: ({ at, device, hotline }) =>
      `Your account was logged in to on ${at} from a new device (${device}). If this was not you, change your PIN or password and call ${hotline} at once.`,
  },
  zh_HK: {
    device: ({ browser, system }) => [system, browser].filter(Boolean).join(' · ') || '未能辨認的裝置',
    text: ({ at, device, hotline }) =>
      `您的戶口於 ${at} 由一部從未使用過的裝置登入（${device}）。如非您本人操作，請立即更改密碼並致電 ${hotline}。`,
  },
  zh_TW: {
    device: ({ browser, system }) => [system, browser].filter(Boolean).join(' · ') || '無法辨識的裝置',
    text: ({ at, device, hotline }) =>
      `您的帳戶於 ${at} 從一部先前沒有用過的裝置登入（${device}）。若不是您本人，請立即變更密碼並來電 ${hotline}。`,
  },
};

type Notification = {
  readonly client: ClientRow;
  readonly device: Device;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file of a login from a browser not seen before, in the language of the client's letters. */
export async function notifyOfNewDevice(transaction: Database, notification: Notification): Promise<void> {
  const { client, device, now, environment } = notification;
  const language = await loadLetterLanguage(transaction, client);
  const at = formatDate(now.toISOString(), language, 'date-time');
  const { hotline } = regionAnswers[client.region];
  const text = words[language].text({ at, device: words[language].device(device), hotline });
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}
