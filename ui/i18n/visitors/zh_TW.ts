import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words beside the login form, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  visitors: {
    'new-here': '第一次使用？',
    'open-account': '線上開立帳戶',
    'apply-now': '立即開戶',
    'look-around': '不用帳戶，先看看平台',
    consultation: '開戶諮詢',
    'consultation-action': '與我們聯絡',
    questions: '常見問題',
    'questions-action': '查看常見問題',
    'top-funds': '五大熱銷基金',
    'top-funds-note': '一年績效，截至 {{date}}',
    'fund-facts': '{{currency}}．RR{{risk}}',
    'no-one-year': '尚無一年績效',
    promotions: '優惠活動',
    'new-client': '新客戶',
    tips: '小提醒',
  },
};
