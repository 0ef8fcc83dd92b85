import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the portfolio’s toolbar in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  toolbar: {
    filter: '篩選',
    view: '檢視方式',
    mode: '逐項列出或分類小計',
    'mode-DEFAULT': '逐項列出',
    'mode-BREAKDOWN': '分類小計',
    layout: '列表或卡片',
    'layout-table': '列表',
    'layout-card': '卡片',
    order: '次序',
    'order-descending': '由高至低',
    'order-ascending': '由低至高',
    'amounts-in': '金額貨幣',
    'amounts-own': '全部以同一貨幣計',
    'amounts-base': '各以基金貨幣計',
  },
  find: {
    label: '尋找您持有的基金',
    hint: '可輸入中文或英文基金名稱、編號或貨幣',
    found: '{{total}} 項持倉中找到 {{shown}} 項，總值只包括這些持倉。',
    chip: '「{{text}}」',
    'english-failed': '未能載入基金的英文名稱，以英文名稱尋找時可能找不到。',
  },
  viewing: {
    label: '金額顯示貨幣',
    in: '以 {{currency}} 顯示',
    failed: '未能儲存您的選擇，金額仍以 {{currency}} 顯示。',
    unknown: '未能得知您所選的貨幣，金額以 {{currency}} 顯示。',
  },
};
