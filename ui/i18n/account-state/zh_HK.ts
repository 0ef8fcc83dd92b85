import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** What stops a client's orders, and the next step, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'account-state': {
    'account-paused': '您的戶口現已暫停，須待我們收妥有效的身份證明文件副本。您可查閱所有資料，但不可進行交易。',
    'account-checked': '您的戶口現已暫停，我們正在核對您的身份證明文件。您毋須再做任何事，核對完成後會以電郵通知您。',
    'no-risk-rating': '您尚未完成風險取向問卷。完成之前，暫時不能認購或轉換基金；贖回及查詢不受影響。',
    'risk-rating-over':
      '您的風險取向問卷已超過一年，現已過期。重新填寫之前，暫時不能認購或轉換基金；贖回及查詢不受影響。',
    'risk-N':
      '您尚未完成風險取向問卷。完成之前，您的風險取向將視作低風險，暫時不能認購或轉換基金；贖回及查詢不受影響。',
    'risk-O':
      '您的年度風險取向問卷已過期。更新之前，您的風險取向將視作低風險，暫時不能認購或轉換基金；贖回及查詢不受影響。',
    'risk-S': '您的風險取向有待您覆核及確認。確認之前，暫時不能於網上認購或轉換基金；贖回及查詢不受影響。',
    'risk-R': '您的僱主、職銜或行業資料不全或未能識別。更新之前，暫時不能認購或轉換基金；贖回及查詢不受影響。',
    'next-account-paused': '提交身份證明文件',
    'next-no-risk-rating': '填寫風險取向問卷',
    'next-risk-rating-over': '重新填寫風險取向問卷',
    'next-risk-N': '填寫風險取向問卷',
    'next-risk-O': '更新風險取向問卷',
    'next-risk-S': '覆核風險取向',
    'next-risk-R': '更新個人資料',
  },
};
