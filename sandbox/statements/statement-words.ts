import type { Language } from '../../domain/language';
import type { Flow, MoneyOnItsWay } from './month-flows';

/** The words of a monthly statement; figures, names and dates go between them. */
type StatementWords = {
  readonly title: string;
  readonly period: string;
  readonly total: (currency: string) => string;
  readonly balance: string;
  readonly item: string;
  readonly amountIn: (currency: string) => string;
  readonly opening: (day: string) => string;
  readonly closing: (day: string) => string;
  readonly places: string;
  readonly endOf: (day: string) => string;
  readonly inFunds: string;
  readonly onItsWay: string;
  readonly inCashAccount: string;
  readonly paidIn: string;
  readonly paidOut: string;
  readonly distributed: string;
  readonly fees: string;
  readonly change: string;
  readonly holdings: (pricesOf: string) => string;
  readonly fund: string;
  readonly units: string;
  readonly price: string;
  readonly cost: (currency: string) => string;
  readonly value: (currency: string) => string;
  readonly gain: (currency: string) => string;
  readonly notKnown: string;
  readonly sum: string;
  readonly noHoldings: string;
  readonly transactions: string;
  readonly date: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'buy' | 'sell' | 'switch' | 'plan' | 'reinvestment', string>>;
  readonly out: string;
  readonly in: string;
  readonly notYetDealt: (day: string) => string;
  readonly amount: string;
  readonly fee: (amount: string) => string;
  readonly order: (id: string) => string;
  readonly noTransactions: string;
  readonly payments: string;
  readonly flows: Readonly<Record<Flow['kind'], string>>;
  readonly noPayments: string;
  readonly waiting: (day: string) => string;
  readonly why: Readonly<Record<MoneyOnItsWay['kind'], (into: string) => string>>;
  readonly noneWaiting: string;
  readonly distributions: string;
  readonly gross: string;
  readonly reinvested: (fund: string) => string;
  readonly noDistributions: string;
  readonly rates: string;
  readonly rateDate: string;
  readonly rate: string;
  readonly noRates: string;
  readonly sumNote: string;
  readonly looseNote: string;
  readonly valuation: (day: string) => string;
  readonly keep: (until: string) => string;
  readonly question: (telephone: string) => string;
};

/** In every language of the portal. */
export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en_US: {
    title: 'Monthly statement',
    period: 'Period',
    total: (currency) => `Total value in ${currency}`,
    balance: 'Your month at a glance',
    item: 'Item',
    amountIn: (currency) => `Amount in ${currency}`,
    opening: (day) => `Opening balance, end of ${day}`,
    closing: (day) => `Closing balance, end of ${day}`,
    places: 'Where your money was',
    endOf: (day) => `End of ${day}`,
    inFunds: 'In funds',
    onItsWay: 'On its way',
    inCashAccount: 'In the Cash Account',
    paidIn: '+ Paid in by you',
    paidOut: '− Paid out to you',
    distributed: '+ Distributions of funds, before tax',
    fees: '− Fees',
    change: '+ Change of prices and exchange rates',
    holdings: (pricesOf) => `Holdings at the end of the month, at prices of ${pricesOf} unless stated`,
    fund: 'Fund',
    units: 'Units',
    price: 'Price',
    cost: (currency) => `Cost in ${currency}`,
    value: (currency) => `Value in ${currency}`,
    gain: (currency) => `Gain or loss in ${currency}`,
    notKnown: 'Not known',
    sum: 'Total',
    noHoldings: 'You held no funds at the end of the month.',
    transactions: 'Units bought, sold and switched',
    date: 'Date',
    kind: 'Transaction',
    kinds: {
      buy: 'Bought',
      sell: 'Sold',
      switch: 'Switched',
      plan: 'Bought by a regular plan',
      reinvestment: 'Distribution reinvested',
    },
    out: 'Out',
    in: 'In',
    notYetDealt: (day) => `Not dealt by ${day}`,
    amount: 'Amount',
    fee: (amount) => `Fee ${amount}`,
    order: (id) => `Order no. ${id}`,
    noTransactions: 'No units were bought, sold or switched in this month.',
    payments: 'Paid in and paid out',
    flows: {
      purchase: 'Paid for a purchase',
      proceeds: 'Proceeds of a sale',
      refund: 'Returned',
      distribution: 'Distribution',
      initial_topup: 'Cash Account: first top-up',
      topup: 'Cash Account: top-up',
      escheduler_topup: 'Cash Account: eScheduler top-up',
      bankchange_topup: 'Cash Account: top-up after a change of bank',
      deduct_reversal: 'Cash Account: deduction reversed',
      withdrawal: 'Cash Account: withdrawal',
      lumpsum_subscription: 'Cash Account: lump-sum subscription',
      escheduler_subscription: 'Cash Account: eScheduler subscription',
      subscription: 'Cash Account: subscription',
    },
    noPayments: 'Nothing was paid in or out in this month.',
    waiting: (day) => `Money on its way at the end of ${day}`,
    why: {
      purchase: () => 'Paid; the units are not dealt yet',
      sale: () => 'Sold; not paid out yet',
      remittance: () => 'Sold; waits to be remitted with further proceeds',
      switch: (into) => `Switched out; not yet invested in ${into}`,
      dividend: (into) => `Distribution, to be invested in ${into}`,
    },
    noneWaiting: 'No money was on its way.',
    distributions: 'Distributions',
    gross: 'Amount before tax',
    reinvested: (fund) => `Reinvested in ${fund}`,
    noDistributions: 'No distributions were paid in this month.',
    rates: 'Exchange rates used',
    rateDate: 'Rate of',
    rate: 'Exchange rate',
    noRates: 'All amounts are in one currency.',
    sumNote:
      'Opening balance, plus what was paid in, less what was paid out, plus distributions, less fees, plus the change of prices and exchange rates, is the closing balance. Each amount is converted at the rate of its day and rounded once; rates are shown rounded.',
    looseNote: '* Not an order placed here: the amount is the cost on record, or the units at the price of that day.',
    valuation: (day) =>
      `Values are at the latest price and exchange rate known on ${day}; the cost is converted at the same rate. A value that is not known is not part of a total.`,
    keep: (until) => `You can download this statement until ${until}.`,
    question: (telephone) => `Is something not right? Please call us at ${telephone}.`,
  },
  zh_HK: {
    title: '月結單',
    period: '期間',
    total: (currency) => `總值（${currency}）`,
    balance: '本月概覽',
    item: '項目',
    amountIn: (currency) => `金額（${currency}）`,
    opening: (day) => `期初結餘（${day} 終結時）`,
    closing: (day) => `期末結餘（${day} 終結時）`,
    places: '款項所在',
    endOf: (day) => `${day} 終結時`,
    inFunds: '基金',
    onItsWay: '在途款項',
    inCashAccount: '現金戶口',
    paidIn: '+ 您支付的款項',
    paidOut: '− 您收取的款項',
    distributed: '+ 基金派息（稅前）',
    fees: '− 費用',
    change: '+ 價格及匯率變動',
    holdings: (pricesOf) => `月底持倉（除另有註明外，價格日期為 ${pricesOf}）`,
    fund: '基金',
    units: '單位數目',
    price: '價格',
    cost: (currency) => `成本（${currency}）`,
    value: (currency) => `價值（${currency}）`,
    gain: (currency) => `盈虧（${currency}）`,
    notKnown: '未能計算',
    sum: '總計',
    noHoldings: '月底沒有持有基金。',
    transactions: '認購、贖回及轉換',
    date: '日期',
    kind: '交易',
    kinds: { buy: '認購', sell: '贖回', switch: '轉換', plan: '月供認購', reinvestment: '派息再投資' },
    out: '轉出',
    in: '轉入',
    notYetDealt: (day) => `截至 ${day} 尚未成交`,
    amount: '金額',
    fee: (amount) => `費用 ${amount}`,
    order: (id) => `指示編號 ${id}`,
    noTransactions: '本月沒有認購、贖回或轉換。',
    payments: '支付及收取的款項',
    flows: {
      purchase: '支付認購款項',
      proceeds: '贖回所得',
      refund: '退款',
      distribution: '派息',
      initial_topup: '現金戶口：首次增值',
      topup: '現金戶口：增值',
      escheduler_topup: '現金戶口：eScheduler 月供增值',
      bankchange_topup: '現金戶口：更改銀行後增值',
      deduct_reversal: '現金戶口：扣款沖回',
      withdrawal: '現金戶口：提款',
      lumpsum_subscription: '現金戶口：整額認購',
      escheduler_subscription: '現金戶口：eScheduler 月供認購',
      subscription: '現金戶口：認購',
    },
    noPayments: '本月沒有支付或收取款項。',
    waiting: (day) => `${day} 終結時的在途款項`,
    why: {
      purchase: () => '已付款，單位尚未成交',
      sale: () => '已贖回，尚未付款',
      remittance: () => '已贖回，待與其後款項一併匯出',
      switch: (into) => `已轉出，尚未轉入${into}`,
      dividend: (into) => `派息，將再投資於${into}`,
    },
    noneWaiting: '沒有在途款項。',
    distributions: '派息',
    gross: '稅前金額',
    reinvested: (fund) => `再投資於${fund}`,
    noDistributions: '本月沒有派息。',
    rates: '所用匯率',
    rateDate: '匯率日期',
    rate: '匯率',
    noRates: '所有金額均為同一貨幣。',
    sumNote:
      '期初結餘加您支付的款項，減您收取的款項，加派息，減費用，加價格及匯率變動，即為期末結餘。每項金額按當日匯率兌換，只作一次進位；所示匯率經四捨五入。',
    looseNote: '* 並非於此發出的指示：金額為紀錄中的成本，或單位按當日價格計算所得。',
    valuation: (day) => `價值按截至 ${day} 已知的最新價格及匯率計算，成本按相同匯率兌換；未能計算的價值不計入總計。`,
    keep: (until) => `您可於 ${until} 或之前下載本月結單。`,
    question: (telephone) => `如有任何疑問，請致電 ${telephone}。`,
  },
  zh_TW: {
    title: '每月對帳單',
    period: '期間',
    total: (currency) => `總市值（${currency}）`,
    balance: '本月摘要',
    item: '項目',
    amountIn: (currency) => `金額（${currency}）`,
    opening: (day) => `期初餘額（${day} 日終）`,
    closing: (day) => `期末餘額（${day} 日終）`,
    places: '款項所在',
    endOf: (day) => `${day} 日終`,
    inFunds: '基金',
    onItsWay: '在途款項',
    inCashAccount: '現金帳戶',
    paidIn: '+ 您支付的款項',
    paidOut: '− 您收取的款項',
    distributed: '+ 基金配息（稅前）',
    fees: '− 手續費',
    change: '+ 淨值與匯率變動',
    holdings: (pricesOf) => `月底持有基金（除另有註明外，淨值日為 ${pricesOf}）`,
    fund: '基金',
    units: '單位數',
    price: '淨值',
    cost: (currency) => `成本（${currency}）`,
    value: (currency) => `市值（${currency}）`,
    gain: (currency) => `損益（${currency}）`,
    notKnown: '無法計算',
    sum: '合計',
    noHoldings: '月底未持有基金。',
    transactions: '申購、買回與轉申購',
    date: '日期',
    kind: '交易',
    kinds: { buy: '申購', sell: '買回', switch: '轉申購', plan: '定期定額申購', reinvestment: '配息再投資' },
    out: '轉出',
    in: '轉入',
    notYetDealt: (day) => `截至 ${day} 尚未成交`,
    amount: '金額',
    fee: (amount) => `手續費 ${amount}`,
    order: (id) => `委託編號 ${id}`,
    noTransactions: '本月沒有申購、買回或轉申購。',
    payments: '支付與收取的款項',
    flows: {
      purchase: '支付申購款項',
      proceeds: '買回價金',
      refund: '退還款項',
      distribution: '配息',
      initial_topup: '現金帳戶：首次儲值',
      topup: '現金帳戶：儲值',
      escheduler_topup: '現金帳戶：定期定額儲值',
      bankchange_topup: '現金帳戶：變更銀行後儲值',
      deduct_reversal: '現金帳戶：扣款沖銷',
      withdrawal: '現金帳戶：提款',
      lumpsum_subscription: '現金帳戶：單筆申購',
      escheduler_subscription: '現金帳戶：定期定額申購',
      subscription: '現金帳戶：申購',
    },
    noPayments: '本月沒有支付或收取款項。',
    waiting: (day) => `${day} 日終的在途款項`,
    why: {
      purchase: () => '已付款，單位尚未成交',
      sale: () => '已買回，尚未付款',
      remittance: () => '已買回，待與後續款項一併匯出',
      switch: (into) => `已轉出，尚未轉入${into}`,
      dividend: (into) => `配息，將再投資於${into}`,
    },
    noneWaiting: '沒有在途款項。',
    distributions: '配息',
    gross: '稅前金額',
    reinvested: (fund) => `再投資於${fund}`,
    noDistributions: '本月沒有配息。',
    rates: '適用匯率',
    rateDate: '匯率日期',
    rate: '匯率',
    noRates: '所有金額都是同一幣別。',
    sumNote:
      '期初餘額加上您支付的款項，減去您收取的款項，加上配息，減去手續費，再加上淨值與匯率變動，就是期末餘額。每筆金額依當日匯率換算，僅捨入一次；所列匯率經四捨五入。',
    looseNote: '* 不是在此送出的委託：金額為紀錄上的成本，或單位數依當日淨值計算。',
    valuation: (day) => `市值依截至 ${day} 已知的最新淨值與匯率計算，成本依相同匯率換算；無法計算的市值不計入合計。`,
    keep: (until) => `您可於 ${until}（含）前下載本每月對帳單。`,
    question: (telephone) => `如有疑問，請洽客服專線 ${telephone}。`,
  },
};
