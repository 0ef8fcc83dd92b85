import type { FeeType } from '../../domain/funds/fee-type';
import type { Language } from '../../domain/language';
import type { OrderFactName } from '../../domain/trading/records/order-facts';
import type { Region } from '../../domain/region';

/** The words of a receipt of orders; those that it shares with a contract note are that one's. */
type OrderReceiptWords = {
  readonly title: string;
  readonly status: string;
  readonly received: string;
  readonly receivedAt: Readonly<Record<Region, (at: string) => string>>;
  readonly orders: (count: number) => string;
  readonly order: string;
  /** The names of an order's facts, in the words of the screen. */
  readonly facts: Readonly<Record<Exclude<OrderFactName, 'account-debited' | 'account-credited'>, string>>;
  /** The date of the side that a switch buys. */
  readonly intoDate: string;
  readonly feeTypes: Readonly<Record<FeeType, string>>;
  readonly atRate: (rate: string) => string;
  readonly shortTerm: (percent: string, days: number, units: string) => string;
  /** Without a date, where that of the exchange isn't known yet. */
  readonly exchange: (from: string, into: string, date: string | undefined) => string;
  readonly payout: (date: string, amount: string | undefined) => string;
  readonly feesInAll: string;
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
    facts: {
      number: 'Order no.',
      risk: 'Risk rating',
      amount: 'Amount',
      'units-redeemed': 'Units to sell',
      'units-switched': 'Units to switch',
      share: 'Share of your holding',
      'fee-type': 'Fee type',
      'fee-rate': 'Fee rate',
      'fee-before-points': 'Fee before ePoints',
      'points-off': 'ePoints discount',
      fee: 'Fee',
      total: 'Total to pay',
      estimate: 'Estimated value',
      'back-end-fee': 'Back-end fee',
      'short-term': 'Short-term trading fee',
      'estimated-fee': 'Estimated fee',
      'held-until': 'Held until',
      dealing: 'Dealing date',
      exchange: 'Currency exchange',
      debit: 'Payment date',
      payout: 'In your account by',
      'payout-waiting': 'In your account, or later below the remittance minimum, by',
    },
    intoDate: 'Dealing date of the target fund',
    feeTypes: { 'front-end': 'front-end fee', 'back-end': 'back-end fee' },
    atRate: (rate) => ` (at an exchange rate of ${rate})`,
    shortTerm: (percent, days, units) => `${percent} on ${units} units held for less than ${String(days)} days`,
    exchange: (from, into, date) =>
      `${from} to ${into}, at the ${date === undefined ? 'exchange rate on the day it is invested' : `rate of ${date}`}`,
    payout: (date, amount) => (amount === undefined ? date : `${date}, about ${amount}`),
    feesInAll: 'Fees',
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
    facts: {
      number: '交易編號',
      risk: '風險評級',
      amount: '金額',
      'units-redeemed': '贖回單位',
      'units-switched': '轉出單位',
      share: '佔持有單位',
      'fee-type': '收費類型',
      'fee-rate': '認購費率',
      'fee-before-points': '扣減積分前的認購費',
      'points-off': '積分扣減',
      fee: '認購費',
      total: '扣款總額',
      estimate: '估計金額',
      'back-end-fee': '後收費率',
      'short-term': '短線交易費',
      'estimated-fee': '估計費用',
      'held-until': '保留至',
      dealing: '交易日',
      exchange: '貨幣兌換',
      debit: '扣款日',
      payout: '預計存入日',
      'payout-waiting': '預計存入日（未達匯款下限時較遲）',
    },
    intoDate: '轉入交易日',
    feeTypes: { 'front-end': '前收費', 'back-end': '後收費' },
    atRate: (rate) => `（匯率 ${rate}）`,
    shortTerm: (percent, days, units) => `${percent}，適用於持有少於 ${String(days)} 日的 ${units} 個單位`,
    exchange: (from, into, date) =>
      `由 ${from} 兌換成 ${into}，按${date === undefined ? '投資當日' : ` ${date} `}的匯率計算`,
    payout: (date, amount) => (amount === undefined ? date : `${date}，約 ${amount}`),
    feesInAll: '費用合計',
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
    facts: {
      number: '委託編號',
      risk: '風險報酬等級',
      amount: '申購金額',
      'units-redeemed': '買回單位數',
      'units-switched': '轉出單位數',
      share: '占持有單位',
      'fee-type': '手續費類型',
      'fee-rate': '手續費率',
      'fee-before-points': '折抵前手續費',
      'points-off': '點數折抵',
      fee: '手續費',
      total: '扣款合計',
      estimate: '預估金額',
      'back-end-fee': '後收手續費率',
      'short-term': '短線交易費用',
      'estimated-fee': '預估費用',
      'held-until': '保留至',
      dealing: '交易日',
      exchange: '幣別兌換',
      debit: '扣款日',
      payout: '預計入帳日',
      'payout-waiting': '預計入帳日（未達匯款門檻時較晚）',
    },
    intoDate: '轉入交易日',
    feeTypes: { 'front-end': '前收手續費', 'back-end': '後收手續費' },
    atRate: (rate) => `（匯率 ${rate}）`,
    shortTerm: (percent, days, units) => `${percent}，適用於持有未滿 ${String(days)} 日的 ${units} 單位`,
    exchange: (from, into, date) =>
      `由 ${from} 換成 ${into}，依${date === undefined ? '轉入日' : ` ${date} `}的匯率計算`,
    payout: (date, amount) => (amount === undefined ? date : `${date}，約 ${amount}`),
    feesInAll: '費用合計',
    units: (units) => `${units} 單位`,
    accepted: '已同意',
    acceptedAs: (titles, version) => `${titles}（第 ${version} 版）`,
    colon: '：',
    gap: '　',
    notExecuted: '各筆委託將依交易日淨值成交，成交後另行製發交易確認書。',
    ask: (telephone) => `如有疑問，請來電 ${telephone}，告知委託編號即可。`,
  },
};
