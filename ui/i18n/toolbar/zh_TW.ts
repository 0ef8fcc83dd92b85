import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the portfolio’s toolbar in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  toolbar: {
    filter: '篩選',
    view: '檢視方式',
    mode: '逐筆列出或分組小計',
    'mode-DEFAULT': '逐筆列出',
    'mode-BREAKDOWN': '分組小計',
    layout: '表格或卡片',
    'layout-table': '表格',
    'layout-card': '卡片',
    order: '順序',
    'order-descending': '由高到低',
    'order-ascending': '由低到高',
    'amounts-in': '金額幣別',
    'amounts-own': '金額依交割幣別',
    'amounts-base': '金額依基金計價幣別',
  },
  find: {
    label: '搜尋您持有的基金',
    hint: '可輸入中文或英文基金名稱、代碼或幣別',
    found: '{{total}} 筆庫存中找到 {{shown}} 筆，總值只計入這些庫存。',
    chip: '「{{text}}」',
    'english-failed': '無法載入基金的英文名稱，以英文名稱搜尋時可能找不到。',
  },
  viewing: {
    label: '金額呈現幣別',
    in: '以 {{currency}} 呈現',
    failed: '無法儲存您的選擇，金額仍以 {{currency}} 呈現。',
    unknown: '無法得知您選擇的幣別，金額以 {{currency}} 呈現。',
  },
};
