import { formatDate } from '../../../domain/formatting/format-date';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import type { SandboxConfiguration } from '../../context/configuration/sandbox-configuration';
import { regionAnswers } from '../../context/region-answers';
import type { Database } from '../../database/database';
import type { ClientRow } from '../../database/schema/clients';
import { notifyOnAllChannels } from '../../sessions/notify-on-all-channels';

const subjects: Record<ResetType, string> = {
  password: '登入密碼',
  'user-code': '使用者代碼',
  both: '使用者代碼與登入密碼',
};

type Reset = {
  readonly client: ClientRow;
  readonly type: ResetType;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

/** Tells a client by every way on file that there are new details, never which: whoever didn't ask for them can call at once. */
export async function notifyOfReset(transaction: Database, { client, type, now, environment }: Reset): Promise<void> {
  const at = formatDate(now.toISOString(), 'zh_TW', 'date-time');
  const { hotline } = regionAnswers[client.region];
  const text = `您的${subjects[type]}已於 ${at} 重設，所有裝置都已登出。若不是您本人操作，請立即來電 ${hotline}。`;
  await notifyOnAllChannels(transaction, { client, text, now, environment });
}
