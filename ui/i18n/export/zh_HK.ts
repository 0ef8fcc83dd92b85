import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the Excel file in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  export: {
    action: '下載 Excel',
    making: '正在準備您的 Excel 檔案…',
    ready: '您的 Excel 檔案已準備好。',
    failed: '未能製作您的 Excel 檔案。',
    notes: '備註',
    account: '戶口',
    code: '基金編號',
    isin: 'ISIN 編號',
    risk: '風險評級',
    payment: '結算方式',
    currency: '貨幣',
    'in-currency': '{{figure}}（以 {{currency}} 計）',
    'made-at': '製作時間（香港時間）',
    accounts: '所載戶口',
    'viewing-currency': '檢視貨幣',
    'nav-dates': '單位價格日期',
    'rate-dates': '匯率日期',
    amounts: '金額',
    'amounts-hidden': '按您的選擇隱藏：此檔案不載單位數目及金額。',
    'amounts-shown': '顯示',
    'filter-paid': '付款貨幣',
    contents: '內容',
    'all-accounts': '所有戶口的全部持倉，先列綜合戶口，再列各月供投資計劃戶口',
    'filter-trade': '整額或月供',
    'filter-find': '尋找字詞',
    filter: '篩選',
    'filter-account': '戶口',
    'no-filter': '沒有',
  },
};
