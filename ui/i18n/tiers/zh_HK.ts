import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the account tier page in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'tier-page': {
    title: '會員級別',
    back: '返回我的投資組合',
    yours: '您的級別',
    unknown: '暫時沒有您的級別紀錄。',
    counts: '計算級別的投資組合總值（上月底）',
    since: '級別生效日期',
    until: '有效期至',
    all: '所有級別及費用',
    tier: '級別',
    from: '投資組合總值達',
    any: '不設下限',
    invitation: '獲邀請的客戶',
    own: '您的級別',
    plus: '級別名稱後有「+」，以 eScheduler 作每月投資的費用為 0%。',
    select: '特選級別的所有投資費用為 0%。',
  },
};
