import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the page where a password or PIN is changed, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'change-password': {
    title: '變更密碼',
    scope: '您要變更哪一個密碼？',
    'scope-login': '登入密碼',
    'scope-verification': '交易密碼',
    'scope-both': '兩個都要',
    'group-login': '登入密碼',
    'group-verification': '交易密碼',
    'note-login': '登入時使用。',
    'note-verification': '送出委託與其他交易時使用。',
    last: '上次變更日期：{{at}}',
    'current-login': '目前的登入密碼',
    'current-verification': '目前的交易密碼',
    'next-login': '新的登入密碼',
    'next-verification': '新的交易密碼',
    'again-login': '再輸入一次新的登入密碼',
    'again-verification': '再輸入一次新的交易密碼',
    everywhere: '變更後，您在這裡會保持登入，其他裝置都會登出。我們會發送訊息通知您。',
    submit: '立即變更',
    insecure: '這個密碼太多人使用，很容易被猜到，請換一個。',
    'not-received': '系統沒有收到您的變更，沒有變更任何資料。您輸入的內容都還在，可以再送出一次。',
    'unknown-heading': '請重新登入',
    unknown:
      '沒有收到回應，無法確認變更是否已生效。請先用新的密碼登入；如果無法登入，表示原來的密碼仍然有效。如果兩個都無法登入，請來電 {{phone}}。',
    'log-in': '重新登入',
    done: '其他裝置都已登出，我們也已發送訊息通知您。若不是您本人操作，請立即來電 {{phone}}。',
    'to-account': '回到我的帳戶',
    locked: '因錯誤次數過多，您的登入已被鎖定，沒有變更任何資料。請於 24 小時後再試，或來電 {{phone}}。',
    reset: '忘記密碼？前往重設',
  },
};
