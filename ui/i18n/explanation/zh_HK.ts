import type { ExplanationTexts } from './explanation-texts';

/** The words of explained figures in the Chinese of Hong Kong. */
export const zh_HK: ExplanationTexts = {
  explain: {
    title: '{{figure}}的計算方法',
    'exchange-rate': '兌換率',
    dividend: '已派發的現金股息',
    'rate-note': '兌換率為換算此數字時所用的匯率，四捨五入至小數後六位。',
    differs: '所示數字以本公司紀錄為準，與此算式不同。如有疑問，請致電 {{phone}}。',
    nothing: '計算此數字所需的資料暫時未能提供。',
  },
};
