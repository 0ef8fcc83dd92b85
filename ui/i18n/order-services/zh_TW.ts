import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the services beside ordinary orders in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'order-services': {
    'title-pre-order': '預約申購',
    'about-pre-order':
      '選擇未來 {{days}} 天內的交易日申購。款項於當日才扣款，扣款前都可以取消；依當日淨值成交，該淨值目前尚未公布。',
    day: '交易日',
    'choose-day': '請選擇交易日',
    'a-day': '{{date}}（{{weekday}}）',
    'day-hint': '未來 {{days}} 天內，這檔基金可預約的交易日。',
    'day-debit': '{{at}} 扣款，在那之前都可以取消。',
    'day-required': '請選擇交易日。',
    'day-gone': '您選擇的交易日已無法預約，請改選其他交易日。',
    'no-day': '這檔基金近期沒有可預約的交易日。',
    'closed-pre-order': '目前未開放預約申購。您先前的預約委託不受影響。',
    'title-ipo-buy': '新基金募集申購',
    'title-ipo-switch': '轉申購新募集基金',
    'about-ipo': '以下為募集中的新基金，募集截止日前都可以申購；基金成立前不會扣款，也不會成交。',
    'about-ipo-switch': '將持有的單位轉申購至募集中的新基金。單位於新基金成立時才轉出，在那之前先為您保留。',
    'new-funds': '募集中的新基金',
    'no-new-fund': '目前沒有募集中的新基金。',
    take: '選擇這檔基金',
    'take-of': '選擇 {{name}}',
    'subscribed-until': '募集截止日',
    'deals-on': '成立及成交日',
    'issue-price': '發行價格',
    'not-before': '{{date}} 前不會成交，單位在那之前也不能買回或轉申購。',
    'closed-ipo': '目前未開放新基金募集申購。您先前的申購不受影響。',
    'to-buy-from-pre-order': '前往單筆申購',
    'to-buy-from-ipo': '申購已成立的基金',
    'to-scheduled': '查看預定扣款',
  },
};
