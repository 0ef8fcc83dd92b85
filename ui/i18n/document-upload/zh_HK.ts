import type { SameKeys } from '../catalogue';
import type { en_US } from './en_US';

/** The words of the document upload in the Chinese of Hong Kong. */
export const zh_HK: SameKeys<typeof en_US> = {
  'document-upload': {
    title: '提交身份證明文件',
    'to-account': '返回我的戶口',
    intro: '您的戶口現已暫停，須待我們收妥有效的身份證明文件副本。請提交香港身份證或護照的圖片；期間您的持倉不受影響。',
    rules: '圖片要求',
    'rule-whole': '文件平放，四角完整，字體清晰，沒有反光。',
    'rule-file': 'JPEG 或 PNG 圖片，{{least}} 至 {{most}}，手機直接拍攝即可。',
    'rule-name': '檔案名稱只可使用英文字母及數字，例如 passport.jpg。',
    choose: '選擇圖片',
    camera: '拍照',
    drop: '或拖放到此處',
    check: '內容是否清晰可讀？',
    preview: '將會提交的圖片 {{name}}',
    send: '提交此圖片',
    again: '再次提交',
    other: '選擇另一張',
    progress: '提交進度',
    sending: '正在提交，{{percent}} %',
    arriving: '已送出，正在檢查圖片…',
    refused: '未能提交「{{name}}」（{{code}}）。',
    'problem-R01':
      '圖片過大：{{size}}。上限為 {{most}} 或 4,000 萬像素。請以較低解像度重新拍攝，或裁去文件以外的部分。',
    'problem-R02': '圖片過小：少於 {{least}} 的圖片無法看清文件。請重新拍攝，或選擇原圖而非縮圖。',
    'problem-R03': '此檔案不是 JPEG 或 PNG 圖片，或已損壞。請直接拍照，或將文件另存為 JPEG 後再選擇。',
    'problem-R07': '檔案名稱只可包含英文字母、數字及簡單符號。請使用英文檔案名稱，例如 passport.jpg。',
    unknown: '連線在收到回覆前中斷，暫未能確定圖片是否已送達。您可放心再次提交，我們只會計算一次。',
    'not-taken': '圖片未獲接納。請選擇另一張圖片，或致電 {{phone}}。',
    received: '我們已收到您的文件',
    'received-at': '收妥時間：{{at}}（香港時間）',
    next: '接下來的步驟',
    'next-check': '職員會核對文件與我們的紀錄。',
    'next-tell': '完成後會以電郵通知您，毋須再次提交。',
    'next-trade': '戶口隨後恢復正常。在此之前，您可查閱所有資料，但不可進行交易。',
    'state-REQUESTED': '我們已收到文件，現正核對',
    'state-REQUESTED-why': '毋須再次提交。核對完成後會以電郵通知您。如有查詢，請致電 {{phone}}。',
    'state-NOT_ELIGIBLE': '您毋須提交文件',
    'state-NOT_ELIGIBLE-why':
      '您的戶口並不需要補交身份證明文件，因此無法在此提交。如我們曾要求您提交，請致電 {{phone}}。',
    'state-SYSTEM_FAIL': '暫時未能查詢您的戶口是否需要提交文件。請稍後再試，或致電 {{phone}}。',
  },
};
