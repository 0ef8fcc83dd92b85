import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of a pause before money leaves, in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'cooling-off': {
    title: '款項轉出前，請先細閱',
    intro: '為保障您免受詐騙，我們不會即時執行這項指示，原因如下：',
    'reason-bank-account-changed': '收款的銀行戶口最近曾更改。',
    'reason-new-device': '您正使用一部新裝置。',
    'reason-half-of-portfolio': '連同正在轉出的款項，金額達投資組合的一半或以上。',
    'how-withdrawal':
      '您可選擇等候 24 小時。我們會保留這項提款，時間屆滿後自動執行；在此之前，您可隨時於現金戶口取消。期間有關金額不可動用。',
    'how-redemption':
      '您可選擇等候 24 小時。我們會保留這項贖回指示，時間屆滿後自動處理，交易日按等候完結時計算；在此之前，您可隨時於交易紀錄取消。同一清單內的認購及轉換不受影響。',
    told: '我們會以您登記的所有電話號碼及電郵地址通知您。',
    beware:
      '我們的職員絕不會催促您轉走款項，或要求您把錢存入所謂「安全戶口」。如有人催促您，或並非您本人操作，請勿發出指示，並致電 {{phone}}。',
    nothing: '至今沒有發出任何指示。',
    wait: '等候 24 小時後執行',
    leave: '不發出指示',
    chosen: '您已選擇先等候 24 小時，然後才執行。',
  },
};
