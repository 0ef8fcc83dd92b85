import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the watch list in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'watch-list': {
    title: '觀察清單',
    watch: '觀察',
    'watch-of': '觀察 {{fund}}',
    failed: '無法載入您的觀察清單。',
    removed: '您已從觀察清單移除 {{fund}}。',
    full: '您的觀察清單已滿，請先移除一檔基金。',
    undo: '復原',
    none: '您還沒有觀察任何基金',
    'none-text': '請在基金頁面選擇「觀察」，每日淨值就會列在這裡。',
    'alerts-failed': '無法載入您的到價通知。',
    count: '共 {{number}} 檔基金，最多 {{most}} 檔。',
    find: '尋找基金',
    'no-price': '尚無淨值',
    remove: '移除',
    'remove-of': '從觀察清單移除 {{fund}}',
    'alert-above': '{{target}}（含）以上時通知',
    'alert-below': '{{target}}（含）以下時通知',
    'set-alert': '設定到價通知',
    'change-alert': '變更到價通知',
  },
};
