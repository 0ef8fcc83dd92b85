import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the page around its screens, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  display: {
    language: '語言',
    'text-size': '文字大小',
    'text-standard': '標準',
    'text-large': '較大',
    'text-largest': '最大',
    'colour-of-gains': '升跌顏色',
    'gain-green': '綠升紅跌',
    'gain-red': '紅升綠跌',
    'gain-safe': '藍升橙跌（色弱適用）',
    appearance: '外觀',
    'appearance-system': '跟隨裝置設定',
    'appearance-light': '淺色',
    'appearance-dark': '深色',
  },
  idle: {
    title: '您還在嗎？',
    body: '為保障您的安全，系統將於 {{seconds}} 秒後自動登出。',
    continue: '繼續使用',
    'log-out-now': '立即登出',
    'heartbeat-failed': '未能通知系統您仍在使用。',
  },
};
