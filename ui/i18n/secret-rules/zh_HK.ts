import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the rules of a new password or PIN, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'secret-rules': {
    rules: '要求',
    'rules-kept': '已符合 {{kept}} 項，共 {{all}} 項',
    'status-N': '（尚未檢查）',
    'status-P': '（符合）',
    'status-F': '（不符合）',
    'password-rule-length': '8 至 20 個字元',
    'password-rule-uppercase': '包含大寫英文字母',
    'password-rule-lowercase': '包含小寫英文字母',
    'password-rule-number': '包含數字',
    'password-rule-not-user-code': '與用戶名稱不同',
    'password-rule-not-national-id': '並非身分證號碼',
    'password-rule-not-previous': '與上一個密碼不同',
    'password-rule-no-repeats': '同一字元不連續 5 次',
    'password-rule-no-keyboard-run': '不含鍵盤上連續 5 個鍵，例如 qwert',
    'password-rule-no-sequence': '不含連續 5 個順序字元，例如 12345 或 edcba',
    'password-rule-no-special-characters': '只含英文字母及數字',
    'pin-rule-six-digits': '6 位數字',
    'pin-rule-not-account-number': '與綜合戶口號碼不同',
    'pin-rule-not-plan-number': '與定期投資計劃號碼不同',
    'pin-rule-no-repeats': '同一數字不連續 3 次',
    'pin-rule-no-sequence': '並非順序數字，例如 123456 或 654321',
    'pin-rule-not-previous': '與現時及上一個密碼不同',
    'trading-rule-length': '最少 6 個字元',
    'trading-rule-letters-and-digits': '只含英文字母及數字',
    'trading-rule-not-previous': '與現時及上一個交易密碼不同',
  },
};
