import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the account tier page in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'tier-page': {
    title: '會員等級',
    back: '回到我的投資組合',
    yours: '您的會員等級',
    unknown: '目前沒有您的等級資料。',
    counts: '列入等級計算的投資總額',
    since: '等級起始日',
    until: '有效期限至',
    all: '各等級與手續費',
    tier: '會員等級',
    from: '投資總額達到',
    any: '不限金額',
    invitation: '受邀客戶',
    own: '您目前的等級',
    plus: '等級名稱帶有「+」者，以 eScheduler 每月投資免收手續費（0%）。',
    select: '特選等級的各項投資皆免手續費（0%）。',
  },
};
