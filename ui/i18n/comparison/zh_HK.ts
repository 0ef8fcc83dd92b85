import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of comparing funds in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  comparison: {
    heading: '基金比較',
    waiting: '正在載入所選的基金…',
    failed: '未能載入所選的基金。',
    unknown: '部分所選基金已不再發售，故不列出。',
    choose: '請從下方列表再選一隻基金，以作比較。',
    more: '正在比較 {{count}} 隻基金，最多可從下方列表選 {{most}} 隻。',
    full: '正在比較 {{count}} 隻基金，已達上限。請先移除一隻，再選其他基金。',
    compare: '比較',
    'compare-of': '比較 {{fund}}',
    remove: '移除',
    'remove-of': '移除 {{fund}}',
    'as-of': '表現截至',
  },
};
