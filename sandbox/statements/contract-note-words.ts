import type { Language } from '../../domain/language';

/** The words of a contract note; figures, names and dates go between them. */
type ContractNoteWords = {
  readonly title: string;
  readonly number: string;
  readonly kinds: Readonly<Record<'buy' | 'redemption' | 'switch', string>>;
  /** An order that its client didn't compose alone, from the words of its kind. */
  readonly origins: Readonly<Record<'plan' | 'new-fund' | 'dividend', (kind: string) => string>>;
  readonly kind: string;
  readonly receivedAt: string;
  readonly dealingDate: string;
  readonly settlementDate: string;
  readonly rate: string;
  readonly rateOf: (rate: string, day: string) => string;
  /** A price that was dealt at and published anew later. */
  readonly corrected: string;
  readonly correctedOn: (day: string, from: string, to: string) => string;
  readonly paidFrom: string;
  readonly paidTo: string;
  readonly cashAccount: (number: string) => string;
  readonly noAccount: string;
  readonly fromDividend: (fund: string, day: string) => string;
  readonly issuer: string;
  readonly issuedBy: (firm: string, telephone: string) => string;
  readonly deal: string;
  readonly fund: string;
  readonly units: string;
  readonly price: string;
  readonly amount: string;
  readonly sides: Readonly<Record<'buy' | 'redemption' | 'out' | 'in', string>>;
  readonly money: string;
  readonly item: string;
  readonly dealt: string;
  readonly fee: string;
  readonly feeBefore: string;
  readonly points: (points: string) => string;
  readonly paid: string;
  readonly received: string;
  readonly nothingMoved: string;
  readonly keep: (until: string) => string;
  readonly figures: string;
};

/** In every language of the portal. */
export const contractNoteWords: Readonly<Record<Language, ContractNoteWords>> = {
  en_US: {
    title: 'Contract note',
    number: 'Order no.',
    kinds: { buy: 'Buy', redemption: 'Sell', switch: 'Switch' },
    origins: {
      plan: (kind) => `${kind}, by monthly plan`,
      'new-fund': (kind) => `${kind}, subscription of a new fund`,
      dividend: (kind) => `${kind}, dividend reinvested`,
    },
    kind: 'Order',
    receivedAt: 'Received',
    dealingDate: 'Dealing date',
    settlementDate: 'Settlement date',
    rate: 'Exchange rate',
    rateOf: (rate, day) => `${rate}, rate of ${day}`,
    corrected: 'Price corrected',
    correctedOn: (day, from, to) => `${day}: ${from} → ${to}`,
    paidFrom: 'Paid from',
    paidTo: 'Paid to',
    cashAccount: (number) => `Cash Account of ${number}`,
    noAccount: 'Account not on record',
    fromDividend: (fund, day) => `Dividend of ${fund} on ${day}`,
    issuer: 'Issued by',
    issuedBy: (firm, telephone) => `${firm}, telephone ${telephone}`,
    deal: 'Transaction details',
    fund: 'Fund',
    units: 'Units',
    price: 'Price',
    amount: 'Amount',
    sides: { buy: 'Bought', redemption: 'Sold', out: 'Switched out', in: 'Switched in' },
    money: 'Payment',
    item: 'Item',
    dealt: 'Transaction amount',
    fee: 'Fee',
    feeBefore: 'Fee before ePoints',
    points: (points) => `ePoints discount (${points} ePoints)`,
    paid: 'Total paid',
    received: 'Total received',
    nothingMoved: 'No cash movement: the proceeds were reinvested in the new fund.',
    keep: (until) => `You can download this contract note until ${until}.`,
    figures: 'Amount = units × price, converted at the exchange rate where the currencies differ.',
  },
  zh_HK: {
    title: '成交單據',
    number: '交易編號',
    kinds: { buy: '認購', redemption: '贖回', switch: '轉換' },
    origins: {
      plan: (kind) => `${kind}（月供計劃）`,
      'new-fund': (kind) => `${kind}（新基金認購）`,
      dividend: (kind) => `${kind}（派息再投資）`,
    },
    kind: '指示',
    receivedAt: '收到時間',
    dealingDate: '交易日',
    settlementDate: '交收日期',
    rate: '匯率',
    rateOf: (rate, day) => `${rate}（${day} 匯率）`,
    corrected: '價格更正',
    correctedOn: (day, from, to) => `${day}：${from} → ${to}`,
    paidFrom: '付款戶口',
    paidTo: '收款戶口',
    cashAccount: (number) => `${number} 的現金戶口`,
    noAccount: '紀錄中沒有該戶口',
    fromDividend: (fund, day) => `${fund} 於 ${day} 的派息`,
    issuer: '發出機構',
    issuedBy: (firm, telephone) => `${firm}，電話 ${telephone}`,
    deal: '成交內容',
    fund: '基金',
    units: '單位數目',
    price: '價格',
    amount: '金額',
    sides: { buy: '認購', redemption: '贖回', out: '轉出', in: '轉入' },
    money: '款項',
    item: '項目',
    dealt: '成交金額',
    fee: '費用',
    feeBefore: '扣減積分前的費用',
    points: (points) => `使用 ${points} 獎賞積分（ePoints）`,
    paid: '您支付的款項',
    received: '您收取的款項',
    nothingMoved: '轉換不涉及款項收付：轉出所得已用作認購另一基金。',
    keep: (until) => `您可於 ${until} 或之前下載本成交單據。`,
    figures: '金額＝單位數目 × 價格；貨幣不同時按成交匯率兌換，小數以四捨五入計。',
  },
  zh_TW: {
    title: '交易確認書',
    number: '委託編號',
    kinds: { buy: '單筆申購', redemption: '買回', switch: '轉申購' },
    origins: {
      plan: (kind) => `${kind}（定期定額）`,
      'new-fund': (kind) => `${kind}（新募集基金）`,
      dividend: (kind) => `${kind}（配息再投資）`,
    },
    kind: '委託',
    receivedAt: '收件時間',
    dealingDate: '交易日',
    settlementDate: '交割日',
    rate: '匯率',
    rateOf: (rate, day) => `${rate}（${day} 匯率）`,
    corrected: '淨值更正',
    correctedOn: (day, from, to) => `${day}：${from} → ${to}`,
    paidFrom: '扣款帳戶',
    paidTo: '入帳帳戶',
    cashAccount: (number) => `${number} 的現金帳戶`,
    noAccount: '紀錄上沒有該帳戶',
    fromDividend: (fund, day) => `${fund} 於 ${day} 的配息`,
    issuer: '製發機構',
    issuedBy: (firm, telephone) => `${firm}，客服專線 ${telephone}`,
    deal: '成交內容',
    fund: '基金',
    units: '單位數',
    price: '淨值',
    amount: '金額',
    sides: { buy: '申購', redemption: '買回', out: '轉出', in: '轉入' },
    money: '款項',
    item: '項目',
    dealt: '成交金額',
    fee: '手續費',
    feeBefore: '折抵前手續費',
    points: (points) => `已折抵紅利點數 ${points} 點`,
    paid: '您支付的款項',
    received: '您收取的款項',
    nothingMoved: '轉申購不涉及款項收付：轉出所得已用於申購另一檔基金。',
    keep: (until) => `您可於 ${until}（含）前下載本交易確認書。`,
    figures: '金額＝單位數 × 淨值；幣別不同時依成交匯率換算，小數以四捨五入計。',
  },
};
