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
    'title-ipo-buy': '認購新基金',
    'title-ipo-switch': '轉換至新基金',
    'about-ipo': '以下新基金正在首次發售，截止前均可認購；基金成立前不會扣款或成交。',
    'about-ipo-switch': '將持有的單位轉換至首次發售的新基金。單位於新基金成立時才轉出，此前會為您預留。',
    'new-funds': '首次發售的新基金',
    'no-new-fund': '現時沒有首次發售的新基金。',
    take: '選取此基金',
    'take-of': '選取 {{name}}',
    'subscribed-until': '認購截止日期',
    'deals-on': '成立及交易日期',
    'issue-price': '首次發售價',
    'not-before': '{{date}} 之前不會成交，單位亦不可贖回或轉換。',
    'closed-ipo': '現時未能在網上認購新基金，您已發出的認購不受影響。',
    'to-buy-from-pre-order': '改為即時認購',
    'to-buy-from-ipo': '認購已成立的基金',
    'to-scheduled': '查看已預定的指示',
  },
};
