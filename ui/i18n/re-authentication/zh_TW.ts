import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** 再次確認身分的文字（台灣）。 */
export const zh_TW: SameKeys<typeof en_US> = {
  're-auth': {
    title: '請確認是您本人操作',
    'local-intro': '僅供開發與測試使用：不經身分驗證服務確認。',
    'about-to': '您將要：',
    'action-RED': '買回基金單位',
    'action-SUB': '申購基金',
    'action-SWC': '從一檔基金轉申購另一檔基金',
    'action-E_SCHEDULE': '變更定期定額',
    'action-CANCEL_ORDER': '取消一筆委託',
    'action-addVcaTransaction': '調動現金帳戶的款項',
    'action-topup': '存入現金帳戶',
    'action-withdrawal': '從現金帳戶提款',
    order: '委託編號（{{number}}）',
    'nothing-yet': '在您確認之前，我們不會進行任何操作。請在五分鐘內確認。',
    secret: '本機密碼',
    'secret-required': '請再次輸入本機密碼。',
    invalid: '密碼無效，請再試一次。',
    confirm: '確認',
    cancel: '取消',
    checking: '正在查核您的確認…',
    going: '已確認，正在帶您回到原頁…',
    'not-confirmed': '無法確認',
    unknown: '這個視窗沒有等候確認的操作，或傳回的資料與它不符。系統沒有進行任何操作。',
    used: '這次確認已經用過，只能使用一次。系統沒有再進行任何操作。',
    expired: '已經超過五分鐘，所以沒有進行您要求的操作。您可以重新提出。',
    refused: '確認沒有完成，所以沒有進行任何操作。您可以重新提出。',
    'another-client': '進行確認的不是在這裡登入的客戶，所以沒有進行任何操作。',
    'no-answer': '系統沒有收到回覆，所以還沒有確認。請再試一次。',
    'try-again': '再試一次',
    back: '回到剛才的頁面',
    home: '回到我的投資組合',
  },
};
