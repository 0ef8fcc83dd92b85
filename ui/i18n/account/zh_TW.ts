import type { AccountTexts } from './account-texts';

/** The words of My Account in the Chinese of Taiwan. */
export const zh_TW: AccountTexts = {
  account: {
    waiting: '資料載入中…',
    failed: '無法載入這部分資料。',
    details: '基本資料',
    name: '戶名',
    'account-MA': '綜合帳戶號碼',
    'account-MS': '定期定額計畫子帳戶',
    tier: '會員等級',
    'tier-failed': '目前無法查詢',
    'last-login': '前次登入時間',
    'first-login': '這是您第一次登入',
    change: '變更資料',
    'change-pin': '變更密碼',
    'change-username': '變更使用者代碼',
    'create-username': '建立使用者代碼',
    communication: '通知設定',
    questionnaire: '風險屬性問卷',
    call: '如需變更戶名或電子信箱，請來電 {{phone}}。',
  },
};
