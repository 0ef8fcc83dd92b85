import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What is said to a client who went away, or whom the server no longer hears, in the Chinese of Taiwan [OPEN-11, SESS-09]. */
export const zh_TW: SameKeys<typeof en_US> = {
  idle: {
    title: '您還在嗎？',
    body: '為了您的帳戶安全，系統將在 {{seconds}} 秒後自動登出。',
    continue: '繼續使用',
    'log-out-now': '立即登出',
    'heartbeat-failed': '無法通知系統您仍在使用。',
  },
};
