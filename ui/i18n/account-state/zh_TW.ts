import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What stops a client's orders, and the next step, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'account-state': {
    'account-paused': '您的帳戶目前暫停使用，待我們收到有效的身分證件影本後恢復。您可以查詢所有資料，但不能交易。',
    'account-checked':
      '您的帳戶目前暫停使用，我們正在核對您的身分證件。您不需要再做任何事，核對完成後會以電子郵件通知您。',
    'no-risk-rating': '您尚未填寫風險屬性問卷，填寫前無法申購或轉申購；買回與查詢不受影響。',
    'risk-rating-over': '您的風險屬性問卷已超過一年，重新填寫前無法申購或轉申購；買回與查詢不受影響。',
    'risk-N': '您尚未填寫風險屬性問卷。填寫前將以低風險屬性辦理，無法申購或轉申購；買回與查詢不受影響。',
    'risk-O': '您的風險屬性問卷已逾一年。更新前將以低風險屬性辦理，無法申購或轉申購；買回與查詢不受影響。',
    'risk-S': '您的風險屬性需要您重新檢視並確認，確認前無法在網路申購或轉申購；買回與查詢不受影響。',
    'risk-R': '您的任職機構、職稱或行業別不完整或無法辨識，更新前無法申購或轉申購；買回與查詢不受影響。',
    'next-account-paused': '上傳身分證件',
    'next-no-risk-rating': '填寫風險屬性問卷',
    'next-risk-rating-over': '重新填寫風險屬性問卷',
    'next-risk-N': '填寫風險屬性問卷',
    'next-risk-O': '更新風險屬性問卷',
    'next-risk-S': '確認風險屬性',
    'next-risk-R': '更新基本資料',
  },
};
