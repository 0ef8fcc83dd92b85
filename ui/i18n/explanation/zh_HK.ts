import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of explained figures in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  explain: {
    title: '{{figure}}的計算方法',
    'sign-plus': '加',
    'sign-minus': '減',
    'sign-times': '乘以',
    'sign-over': '除以',
    'sign-equals': '等於',
    'exchange-rate': '兌換率',
    dividend: '已派發的現金股息',
    'rate-note': '兌換率為換算此數字時所用的匯率，四捨五入至小數後六位。',
    differs: '所示數字以本公司紀錄為準，與此算式不同。如有疑問，請致電 {{phone}}。',
    nothing: '計算此數字所需的資料暫時未能提供。',
    'all-facts': '此持倉的更多資料',
    'fact-share': '資產比例',
    'fact-total-cost': '總成本',
    'fact-dividend': '累計現金派息',
    'fact-return-without': '回報率（不包括現金派息）',
    'fact-return-with': '回報率（包括現金派息）',
    'fact-investment-market': '投資市場',
    'fact-asset-class': '資產類別',
    'fact-base-currency': '基本貨幣',
    'fact-settlement': '結算方式',
    'fact-settlement-currency': '結算貨幣',
    'fact-risk': '風險評級',
  },
};
