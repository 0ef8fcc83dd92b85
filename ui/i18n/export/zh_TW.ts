import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the Excel file in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  export: {
    action: '下載 Excel 檔',
    making: '正在製作您的 Excel 檔案…',
    ready: '您的 Excel 檔案已完成。',
    failed: '無法製作您的 Excel 檔案。',
    notes: '說明',
    account: '帳戶',
    code: '基金代碼',
    isin: 'ISIN 代碼',
    risk: '風險報酬等級',
    payment: '交割方式',
    currency: '幣別',
    'in-currency': '{{figure}}（{{currency}}）',
    'made-at': '製作時間（台北時間）',
    accounts: '所含帳戶',
    'viewing-currency': '檢視幣別',
    'nav-dates': '淨值日期',
    'rate-dates': '匯率日期',
    amounts: '金額',
    'amounts-hidden': '依您的選擇隱藏：本檔案不含單位數與金額。',
    'amounts-shown': '顯示',
    'filter-paid': '付款幣別',
    contents: '內容',
    'all-accounts': '所有帳戶的全部持有基金，先列主帳戶，再列各定期定額帳戶',
    'filter-trade': '單筆或定期定額',
    'filter-find': '搜尋字詞',
    filter: '篩選條件',
    'filter-account': '帳戶',
    'no-filter': '無',
  },
};
