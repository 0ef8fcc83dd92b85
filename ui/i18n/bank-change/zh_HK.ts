import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What is said about a recent change of bank account, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'bank-change': {
    failed: '未能載入最近更改銀行戶口的資料。',
    title: '您最近更改了銀行戶口',
    text: '在更改完成之前，扣款或入賬可能使用原有戶口，亦可能使用新戶口。',
    new: '新戶口：',
    'number-ends': '號碼末兩位為 {{last}}',
    'number-hidden': '號碼已隱藏',
    accounts: '查看我的銀行戶口',
    close: '我明白',
  },
};
