import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of what is sent once, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  submissions: {
    finding: '還沒有收到回覆，正在查詢是否已經送達…',
    unknown: '還沒有收到回覆，也無法查詢是否已經送達。請稍後回到這裡再看一次。',
  },
};
