import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the page around its screens, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  display: {
    language: '語言',
    'text-size': '字體大小',
    'text-standard': '標準',
    'text-large': '大',
    'text-largest': '特大',
    'colour-of-gains': '漲跌顏色',
    'gain-green': '綠漲紅跌',
    'gain-red': '紅漲綠跌',
    'gain-safe': '藍漲橘跌（色弱適用）',
    appearance: '外觀',
    'appearance-system': '依裝置設定',
    'appearance-light': '淺色',
    'appearance-dark': '深色',
  },
  idle: {
    title: '您還在嗎？',
    body: '為了您的帳戶安全，系統將在 {{seconds}} 秒後自動登出。',
    continue: '繼續使用',
    'log-out-now': '立即登出',
    'heartbeat-failed': '無法通知系統您仍在使用。',
  },
};
