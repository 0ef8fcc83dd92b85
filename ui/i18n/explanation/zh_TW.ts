import type { ExplanationTexts } from './explanation-texts';

/** The words of explained figures in the Chinese of Taiwan. */
export const zh_TW: ExplanationTexts = {
  explain: {
    title: '{{figure}}如何計算',
    'exchange-rate': '匯率',
    dividend: '已配發現金股息',
    'rate-note': '此為換算這個數字時採用的匯率，四捨五入至小數點後第六位。',
    differs: '顯示的數字以本公司帳載為準，與此算式有差異。如有疑問，請來電 {{phone}}。',
    nothing: '目前缺少計算這個數字所需的資料。',
  },
};
