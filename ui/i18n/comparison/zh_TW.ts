import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of comparing funds in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  comparison: {
    heading: '基金比較',
    waiting: '所選基金載入中…',
    failed: '無法載入所選的基金。',
    unknown: '部分所選基金已不再銷售，因此不列出。',
    choose: '請從下方清單再選一檔基金來比較。',
    more: '目前比較 {{count}} 檔基金，最多可從下方清單選 {{most}} 檔。',
    full: '目前比較 {{count}} 檔基金，已達上限。請先移除一檔，再選其他基金。',
    compare: '比較',
    'compare-of': '比較 {{fund}}',
    remove: '移除',
    'remove-of': '移除 {{fund}}',
    'as-of': '績效截至',
  },
};
