import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the services beside ordinary orders in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'order-services': {
    'title-pre-order': '預約認購',
    'about-pre-order':
      '可選擇未來 {{days}} 日內的交易日認購。款項於該日才扣除，扣款前可隨時取消；按該日價格成交，價格目前尚未公布。',
    day: '交易日期',
    'choose-day': '請選擇交易日期',
    'a-day': '{{date}}（星期{{weekday}}）',
    'day-hint': '未來 {{days}} 日內，此基金可預約的交易日期。',
    'day-debit': '{{at}} 扣款，之前可隨時取消。',
    'day-required': '請選擇一個交易日期。',
    'day-gone': '您所選的交易日期已不可預約，請另選日期。',
    'no-day': '此基金近期沒有可預約的交易日期。',
    'closed-pre-order': '現時未開放預約認購，您已發出的預約指示不受影響。',
    'to-buy': '改為即時認購',
    'to-scheduled': '查看已預定的指示',
  },
};
