import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What is said about a recent change of bank account, in the Chinese of Taiwan [MSG-27, ERR-93]. */
export const zh_TW: SameKeys<typeof en_US> = {
  'bank-change': {
    failed: '無法查詢近期是否變更過銀行帳戶。',
    title: '您最近變更過銀行帳戶',
    text: '變更完成之前，扣款或入帳的帳戶可能是原來的帳戶，也可能是新的帳戶。',
    new: '新的帳戶：',
    'number-ends': '帳號末兩碼 {{last}}',
    'number-hidden': '帳號已隱藏',
    accounts: '查看我的銀行帳戶',
    close: '我知道了',
  },
};
