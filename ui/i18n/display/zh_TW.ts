import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** How the page can be shown, in the Chinese of Taiwan. */
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
};
