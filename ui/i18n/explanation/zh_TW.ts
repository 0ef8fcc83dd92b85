import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of explained figures in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  explain: {
    title: '{{figure}}如何計算',
    'sign-plus': '加',
    'sign-minus': '減',
    'sign-times': '乘以',
    'sign-over': '除以',
    'sign-equals': '等於',
    'exchange-rate': '匯率',
    dividend: '已配發現金股息',
    'rate-note': '此為換算這個數字時採用的匯率，四捨五入至小數點後第六位。',
    differs: '顯示的數字以本公司帳載為準，與此算式有差異。如有疑問，請來電 {{phone}}。',
    nothing: '目前缺少計算這個數字所需的資料。',
    'all-facts': '這筆持有的更多資料',
    'fact-share': '資產占比',
    'fact-total-cost': '總成本',
    'fact-dividend': '累計現金配息',
    'fact-return-without': '報酬率（不含現金配息）',
    'fact-return-with': '報酬率（含現金配息）',
    'fact-investment-market': '投資市場',
    'fact-asset-class': '資產類別',
    'fact-base-currency': '計價幣別',
    'fact-settlement': '交割方式',
    'fact-settlement-currency': '交割幣別',
    'fact-risk': '風險報酬等級',
  },
};
