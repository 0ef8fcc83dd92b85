import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';

/** The words of a receipt of orders; those that it shares with a contract note are that one's. */
type OrderReceiptWords = {
  readonly title: string;
  readonly status: string;
  readonly received: string;
  readonly receivedAt: Readonly<Record<Region, (at: string) => string>>;
  readonly orders: (count: number) => string;
  readonly order: string;
  readonly payment: string;
  /** The date of the side that a switch buys. */
  readonly intoDate: string;
  readonly heldUntil: string;
  readonly total: string;
  readonly units: (units: string) => string;
  readonly accepted: string;
  readonly acceptedAs: (titles: string, version: string) => string;
  readonly colon: string;
  /** Between the kind of an order and its fund. */
  readonly gap: string;
  readonly notExecuted: string;
  readonly ask: (telephone: string) => string;
};

/** In every language of the portal. */
export const orderReceiptWords: Readonly<Record<Language, OrderReceiptWords>> = {
  en_US: {
    title: 'Order receipt',
    status: 'Status',
    received: 'Received, not yet executed',
    receivedAt: { HK: (at) => `${at}, Hong Kong time`, TW: (at) => `${at}, Taipei time` },
    orders: (count) => (count === 1 ? 'Your order' : `Your ${String(count)} orders`),
    order: 'Order',
    payment: 'Payment date',
    intoDate: 'Dealing date of the target fund',
    heldUntil: 'Held until',
    total: 'Total to pay',
    units: (units) => `${units} units`,
    accepted: 'Accepted',
    acceptedAs: (titles, version) => `${titles} (version ${version})`,
    colon: ': ',
    gap: ' ',
    notExecuted: 'Each order is priced on its dealing date. Its contract note follows once it is executed.',
    ask: (telephone) => `Questions? Call ${telephone} and read out the order number.`,
  },
  zh_HK: {
    title: '交易收據',
    status: '狀況',
    received: '已收到，尚未成交',
    receivedAt: { HK: (at) => `${at}（香港時間）`, TW: (at) => `${at}（台北時間）` },
    orders: (count) => `您的 ${String(count)} 項交易指示`,
    order: '交易指示',
    payment: '扣款日',
    intoDate: '轉入交易日',
    heldUntil: '保留至',
    total: '扣款總額',
    units: (units) => `${units} 個單位`,
    accepted: '已同意',
    acceptedAs: (titles, version) => `${titles}（版本 ${version}）`,
    colon: '：',
    gap: '　',
    notExecuted: '各項指示將按交易日的價格成交，成交後另發成交單據。',
    ask: (telephone) => `如有查詢，請致電 ${telephone} 並讀出交易編號。`,
  },
  zh_TW: {
    title: '收件回條',
    status: '狀態',
    received: '已收件，尚未成交',
    receivedAt: { HK: (at) => `${at}（香港時間）`, TW: (at) => `${at}（台北時間）` },
    orders: (count) => `您的 ${String(count)} 筆委託`,
    order: '委託',
    payment: '扣款日',
    intoDate: '轉入交易日',
    heldUntil: '保留至',
    total: '扣款合計',
    units: (units) => `${units} 單位`,
    accepted: '已同意',
    acceptedAs: (titles, version) => `${titles}（第 ${version} 版）`,
    colon: '：',
    gap: '　',
    notExecuted: '各筆委託將依交易日淨值成交，成交後另行製發交易確認書。',
    ask: (telephone) => `如有疑問，請來電 ${telephone}，告知委託編號即可。`,
  },
};
