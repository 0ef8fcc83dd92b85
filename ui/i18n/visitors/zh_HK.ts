import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words beside the login form, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  visitors: {
    'new-here': '初次使用？',
    'open-account': '網上開立戶口',
    'apply-now': '立即申請',
    'look-around': '毋須戶口，先看看平台',
    consultation: '查詢開戶事宜',
    'consultation-action': '與我們聯絡',
    questions: '常見問題',
    'questions-action': '瀏覽常見問題',
    'top-funds': '五大最暢銷基金',
    'top-funds-note': '一年表現，截至 {{date}}',
    'fund-facts': '{{currency}} · RR{{risk}}',
    'no-one-year': '暫無一年表現',
    promotions: '推廣優惠',
    'new-client': '新客戶',
    tips: '小貼士',
  },
};
