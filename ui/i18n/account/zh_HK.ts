import type { AccountTexts } from './account-texts';

/** The words of My Account in the Chinese of Hong Kong. */
export const zh_HK: AccountTexts = {
  account: {
    waiting: '正在載入…',
    failed: '未能載入這部分資料。',
    details: '個人資料',
    name: '姓名',
    'account-MA': '綜合戶口號碼',
    'account-MS': '定期投資計劃附屬戶口',
    tier: '會員級別',
    'tier-failed': '暫時未能提供',
    'last-login': '上次登入',
    'first-login': '這是您首次登入',
    change: '更改資料',
    'change-pin': '更改密碼',
    'change-username': '更改用戶名稱',
    'create-username': '設定用戶名稱',
    communication: '通訊選擇',
    questionnaire: '風險評估問卷',
    call: '如姓名或電郵已變更，請致電 {{phone}}。',
  },
};
