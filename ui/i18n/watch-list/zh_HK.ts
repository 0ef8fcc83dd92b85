import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the watch list in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'watch-list': {
    title: '關注基金',
    watch: '關注',
    'watch-of': '關注 {{fund}}',
    failed: '未能載入您的關注名單。',
    removed: '您已從關注名單移除 {{fund}}。',
    full: '您的關注名單已滿，請先移除一隻基金。',
    undo: '復原',
    none: '您尚未關注任何基金',
    'none-text': '請於基金頁面選擇「關注」，其價格便會每日顯示於此。',
    'alerts-failed': '未能載入您的到價提示。',
    count: '共 {{number}} 隻基金，上限 {{most}} 隻。',
    find: '尋找基金',
    'no-price': '暫無價格',
    remove: '移除',
    'remove-of': '從關注名單移除 {{fund}}',
    'alert-above': '{{target}} 或以上時提示',
    'alert-below': '{{target}} 或以下時提示',
    'set-alert': '設定到價提示',
    'change-alert': '更改到價提示',
  },
};
