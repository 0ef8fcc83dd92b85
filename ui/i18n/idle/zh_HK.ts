import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What is said to a client who went away, or whom the server no longer hears, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  idle: {
    title: '您還在嗎？',
    body: '為保障您的安全，系統將於 {{seconds}} 秒後自動登出。',
    continue: '繼續使用',
    'log-out-now': '立即登出',
    'heartbeat-failed': '未能通知系統您仍在使用。',
  },
};
