import type { Region } from '../../../domain/region';
import type { LocalTexts } from '../../database/schema/clients';
import { picture } from './picture';
import type { PromotionTexts } from './promotion-document';

/** An announcement of the demonstration; days count back from the day of the seed. */
export type SeedAnnouncement = {
  readonly region: Region;
  readonly position: number;
  readonly announced: number;
  readonly url?: string;
  readonly from?: number;
  readonly until?: number;
  readonly headers: LocalTexts;
  readonly words: Readonly<Partial<Record<keyof LocalTexts, PromotionTexts>>>;
};

const plain = (title: string, short: string, long: string): PromotionTexts => ({
  title,
  short,
  long,
  disclaimers: '',
  label: '',
  url: '',
});

/** Announcements for clients: HK's highest position and TW's lowest come first; some aren't due yet, or are over. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    region: 'HK',
    position: 30,
    announced: 2,
    headers: { en_US: 'Dealing over the coming holidays', zh_HK: '假期交易安排' },
    words: {
      en_US: {
        title: 'Dealing over the coming holidays',
        short: 'Orders placed after the cut-off go to the next dealing day.',
        long: 'Funds are not dealt on public holidays of Hong Kong. Orders placed after 4 p.m. on the business day before a holiday are dealt on the next dealing day.\nMoney from redemptions may arrive later than usual.',
        disclaimers: 'Some funds also close on holidays of the markets they invest in.',
        label: 'Dealing calendar',
        url: '/eTrading/#/fund/dealingCalendar',
        image: picture('calendar'),
      },
      zh_HK: {
        title: '假期交易安排',
        short: '截止時間後的指示將於下一個交易日處理。',
        long: '基金不會於香港公眾假期進行交易。假期前一個營業日下午 4 時後提交的指示，將於下一個交易日處理。\n贖回款項或會較平日遲到達。',
        disclaimers: '部分基金亦會於其投資市場的假期暫停交易。',
        label: '交易日曆',
        url: '/eTrading/#/fund/dealingCalendar',
        image: picture('calendar'),
      },
    },
  },
  {
    region: 'HK',
    position: 20,
    announced: 9,
    headers: { en_US: 'Your yearly statement is ready', zh_HK: '年度結單已備妥' },
    words: {
      en_US: plain(
        'Your yearly statement is ready',
        '',
        'The statement of last year lists every dividend paid and every order dealt. Keep a copy for your records.',
      ),
      zh_HK: plain('年度結單已備妥', '', '去年的結單列出所有已派發的股息及已完成的交易，請保存副本以作紀錄。'),
    },
  },
  {
    region: 'HK',
    position: 10,
    announced: 21,
    headers: { en_US: 'Beware of fake investment apps', zh_HK: '慎防虛假投資應用程式' },
    words: {
      en_US: plain(
        'Beware of fake investment apps',
        'Install our app from the official stores only.',
        'Fraudsters copy our name and logo. We never ask you to install an app from a link in a message, and never ask for your PIN.',
      ),
      zh_HK: plain(
        '慎防虛假投資應用程式',
        '請只從官方商店安裝本公司的應用程式。',
        '有騙徒冒用本公司的名稱及標誌。我們絕不會要求您從短訊中的連結安裝應用程式，亦絕不會索取您的密碼。',
      ),
    },
  },
  {
    region: 'HK',
    position: 40,
    announced: -5,
    from: -5,
    headers: { en_US: 'New fund range', zh_HK: '全新基金系列' },
    words: {
      en_US: plain('New fund range', '', 'A range of quiet funds opens this week.'),
      zh_HK: plain('全新基金系列', '', '一系列穩健基金於本週推出。'),
    },
  },
  {
    region: 'HK',
    position: 5,
    announced: 120,
    until: 60,
    headers: { en_US: 'Office move', zh_HK: '辦公室搬遷' },
    words: {
      en_US: plain('Office move', '', 'We have moved to the fourth floor.'),
      zh_HK: plain('辦公室搬遷', '', '本公司已搬到四樓。'),
    },
  },
  {
    region: 'TW',
    position: 1,
    announced: 1,
    url: '/accountOpening/pages/fundNotes?lang=zh_TW',
    headers: { zh_TW: '連續假期基金交易時間調整' },
    words: {
      zh_TW: {
        title: '連續假期基金交易時間調整',
        short: '逾截止時間之交易，將於次一營業日辦理。',
        long: '國內休市日不受理境內基金交易，境外基金依各市場營業日辦理。\n截止時間後送出之申購、買回或轉申購，將以次一營業日之淨值計算。',
        disclaimers: '各基金之營業日，以公開說明書為準。',
        label: '查看基金公告',
        url: '',
        image: picture('calendar'),
      },
    },
  },
  {
    region: 'TW',
    position: 2,
    announced: 12,
    headers: { zh_TW: '電子對帳單寄送時間' },
    words: {
      zh_TW: plain('電子對帳單寄送時間', '', '每月對帳單於次月第五個營業日寄送至您留存的電子郵件信箱，請留意查收。'),
    },
  },
  {
    region: 'TW',
    position: 3,
    announced: 30,
    headers: { zh_TW: '慎防假冒投資群組' },
    words: {
      zh_TW: plain(
        '慎防假冒投資群組',
        '本公司不會在社群軟體成立投資群組。',
        '近期有不法人士假冒本公司名義成立投資群組。請勿提供密碼或驗證碼，如有疑問請撥打客服專線或 165 反詐騙專線。',
      ),
    },
  },
  {
    region: 'TW',
    position: 4,
    announced: 3,
    headers: { zh_TW: '系統公告' },
    words: { zh_TW: plain('系統公告', '內容整理中。', '') },
  },
];
