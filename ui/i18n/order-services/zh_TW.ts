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
    'to-buy': '前往單筆申購',
    'to-scheduled': '查看預定扣款',
  },
};
