import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the rules of a new password or PIN, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'secret-rules': {
    rules: '設定規則',
    'rules-kept': '{{all}} 項中已符合 {{kept}} 項',
    'status-N': '（尚未檢查）',
    'status-P': '（符合）',
    'status-F': '（不符合）',
    'password-rule-length': '8 到 20 個字元',
    'password-rule-uppercase': '要有大寫英文字母',
    'password-rule-lowercase': '要有小寫英文字母',
    'password-rule-number': '要有數字',
    'password-rule-not-user-code': '和使用者代碼不同',
    'password-rule-not-national-id': '不是身分證字號',
    'password-rule-not-previous': '和上一個密碼不同',
    'password-rule-no-repeats': '同一個字元不連續出現 5 次',
    'password-rule-no-keyboard-run': '沒有鍵盤上相連的 5 個鍵，例如 qwert',
    'password-rule-no-sequence': '沒有 5 個連號，例如 12345 或 edcba',
    'password-rule-no-special-characters': '只用英文字母與數字',
    'pin-rule-six-digits': '6 位數字',
    'pin-rule-not-account-number': '和帳戶號碼不同',
    'pin-rule-not-plan-number': '和定期定額帳戶號碼不同',
    'pin-rule-no-repeats': '同一個數字不連續出現 3 次',
    'pin-rule-no-sequence': '不是連號，例如 123456 或 654321',
    'pin-rule-not-previous': '和現在、上一個密碼都不同',
    'trading-rule-length': '至少 6 個字元',
    'trading-rule-letters-and-digits': '只用英文字母與數字',
    'trading-rule-not-previous': '和現在、上一個交易密碼都不同',
  },
};
