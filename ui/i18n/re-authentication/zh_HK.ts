import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** 再次確認身分的文字（香港）。 */
export const zh_HK: SameKeys<typeof en_US> = {
  're-auth': {
    title: '請確認是您本人',
    'local-intro': '只供開發及測試使用：毋須經身份認證服務確認。',
    'about-to': '您即將：',
    'action-RED': '贖回基金單位',
    'action-SUB': '認購基金',
    'action-SWC': '由一隻基金轉換至另一隻基金',
    'action-E_SCHEDULE': '更改月供計劃',
    'action-CANCEL_ORDER': '取消一項交易指示',
    'action-addVcaTransaction': '調動現金戶口的款項',
    'action-topup': '為現金戶口增值',
    'action-withdrawal': '從現金戶口提款',
    order: '交易編號 {{number}}',
    'nothing-yet': '在您確認之前，我們不會執行任何操作。請於五分鐘內確認。',
    secret: '本機密碼',
    'secret-required': '請輸入本機密碼。',
    invalid: '密碼無效，請重新輸入。',
    confirm: '確認',
    cancel: '取消',
    checking: '正在核對您的確認…',
    going: '已確認，正在帶您返回…',
    'not-confirmed': '未能確認',
    unknown: '此視窗沒有等候確認的操作，或傳回的資料與其不符。系統沒有執行任何操作。',
    used: '此確認已使用，只可使用一次。系統沒有再執行任何操作。',
    expired: '已超過五分鐘，因此沒有執行您要求的操作。您可以重新提出。',
    refused: '確認未能完成，因此沒有執行任何操作。您可以重新提出。',
    'another-client': '作出確認的並非在此登入的客戶，因此沒有執行任何操作。',
    'no-answer': '系統沒有收到回覆，因此尚未確認。請再試一次。',
    'try-again': '再試一次',
    back: '返回剛才的網頁',
    home: '返回我的投資組合',
  },
};
