import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the page where a password or PIN is changed, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'change-password': {
    title: '更改個人密碼',
    scope: '您希望更改甚麼？',
    'scope-login': '登入個人密碼',
    'scope-verification': '交易密碼',
    'scope-both': '兩者',
    'group-login': '登入個人密碼',
    'group-verification': '交易密碼',
    'note-login': '用作登入。',
    'note-verification': '用作確認買賣指示及其他交易。',
    last: '上次更改日期：{{at}}',
    'current-login': '現時的登入個人密碼',
    'current-verification': '現時的交易密碼',
    'next-login': '新的登入個人密碼',
    'next-verification': '新的交易密碼',
    'again-login': '再次輸入新的登入個人密碼',
    'again-verification': '再次輸入新的交易密碼',
    everywhere: '更改後，您會在此保持登入，其他裝置則會登出。我們會以訊息通知您。',
    submit: '立即更改',
    insecure: '此密碼太多人使用，容易被猜中，請另選一個。',
    'not-received': '我們沒有收到您的更改，沒有任何改動。您輸入的內容仍然保留，可再次提交。',
    'unknown-heading': '請重新登入',
    unknown:
      '未有回覆，未能確定更改是否已經生效。請先以新密碼登入；如未能登入，即原有密碼仍然有效。如兩者均未能登入，請致電 {{phone}}。',
    'log-in': '重新登入',
    done: '其他裝置均已登出，我們亦已發出訊息通知您。如非您本人操作，請立即致電 {{phone}}。',
    'to-account': '返回我的戶口',
    locked: '因多次輸入錯誤，您的登入已被鎖定，沒有任何更改。請於 24 小時後再試，或致電 {{phone}}。',
    reset: '忘記密碼？請重設',
  },
};
