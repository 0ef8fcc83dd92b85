import type { Language } from '../../domain/language';
import type { AgreementFunctionCode } from '../../domain/trading/notes/agreement-function-code';
import type { NoteKind } from '../../domain/trading/notes/required-notes';

type Titles = Readonly<Record<NoteKind | AgreementFunctionCode, string>>;

/** The titles of the notes and agreements that are accepted before an order, in every language of the portal. */
export const acceptedTextTitles: Readonly<Record<Language, Titles>> = {
  en_US: {
    'fee-and-return': 'Fee and return disclosure',
    'product-risk': 'Product risk statement',
    rr5: 'Highest risk (RR5)',
    'vulnerable-elderly': 'High risk for an older investor',
    'half-of-portfolio': 'Half of your portfolio or more',
    'redemption-elderly': 'A large sale',
    'two-remittances': 'Two remittances',
    'risk-above-tolerance': 'Above your risk profile',
    'bank-change': 'Your bank account was changed recently',
    ALLOTMENT_FUND_NOTES: 'Purchase notes',
    IPO_ALLOTMENT_FUND_NOTES: 'New-fund purchase notes',
    SWITCH_REDEMPTION_FUND_NOTES: 'Switch-out notes',
    SWITH_FUND_NOTES: 'Switch-in notes',
    IPO_SWITCH_FUND_NOTES: 'New-fund switch-in notes',
  },
  zh_HK: {
    'fee-and-return': '費用及銷售報酬披露',
    'product-risk': '基金風險聲明',
    rr5: 'RR5 高風險說明',
    'vulnerable-elderly': '長者高風險提示',
    'half-of-portfolio': '贖回達投資組合的一半',
    'redemption-elderly': '大額贖回確認',
    'two-remittances': '分兩次匯款',
    'risk-above-tolerance': '風險高於您的取向',
    'bank-change': '近期曾更改銀行戶口',
    ALLOTMENT_FUND_NOTES: '基金認購須知',
    IPO_ALLOTMENT_FUND_NOTES: '新基金認購須知',
    SWITCH_REDEMPTION_FUND_NOTES: '基金轉出須知',
    SWITH_FUND_NOTES: '轉入基金須知',
    IPO_SWITCH_FUND_NOTES: '轉入新基金須知',
  },
  zh_TW: {
    'fee-and-return': '費用與通路報酬揭露',
    'product-risk': '基金風險預告書',
    rr5: 'RR5 高風險說明',
    'vulnerable-elderly': '高齡客戶高風險提醒',
    'half-of-portfolio': '買回達投資組合一半',
    'redemption-elderly': '大額買回確認',
    'two-remittances': '分兩筆匯款',
    'risk-above-tolerance': '風險高於您的屬性',
    'bank-change': '近期變更過銀行帳戶',
    ALLOTMENT_FUND_NOTES: '基金申購注意事項',
    IPO_ALLOTMENT_FUND_NOTES: '新募集基金申購注意事項',
    SWITCH_REDEMPTION_FUND_NOTES: '基金轉出注意事項',
    SWITH_FUND_NOTES: '基金轉入注意事項',
    IPO_SWITCH_FUND_NOTES: '新募集基金轉入注意事項',
  },
};
