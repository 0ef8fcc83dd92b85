import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of what is sent once, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  submissions: {
    finding: '尚未收到回覆，正在查詢是否已送達…',
    unknown: '尚未收到回覆，亦未能查詢是否已送達。請稍後再於此處查看。',
  },
};
