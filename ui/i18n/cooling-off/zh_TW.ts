import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of a pause before money leaves, in the Chinese of Taiwan. */
export const zh_TW: SameKeys<typeof en_US> = {
  'cooling-off': {
    title: '款項轉出之前，請先停下來看一看',
    intro: '為了防範詐騙，我們不會立即送出，原因如下：',
    'reason-bank-account-changed': '收款的銀行帳戶最近變更過。',
    'reason-new-device': '您正在使用一部新的裝置。',
    'reason-half-of-portfolio': '加上正在轉出的款項，金額達投資組合的一半以上。',
    'how-withdrawal':
      '您可以選擇等候 24 小時。我們會保留這筆提款，時間到後自動執行；在那之前，您隨時可以在現金帳戶取消。期間這筆金額無法動用。',
    'how-redemption':
      '您可以選擇等候 24 小時。我們會保留這筆買回，時間到後自動處理，交易日依等候結束時計算；在那之前，您隨時可以在委託查詢取消。同一份清單的申購與轉申購不受影響。',
    told: '我們會透過您留存的所有電話號碼與電子郵件通知您。',
    beware:
      '本公司人員絕不會催促您轉出款項，也不會要求您把錢匯到所謂的「安全帳戶」。若有人催促您，或不是您本人操作，請不要送出，並來電 {{phone}}。',
    nothing: '目前沒有送出任何委託。',
    wait: '等候 24 小時後執行',
    leave: '不要送出',
    chosen: '您已選擇等候 24 小時後才執行。',
  },
};
