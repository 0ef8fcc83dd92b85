import type { Language } from '../../../domain/language';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import { localised } from '../../context/language';
import type { LocalTexts } from '../../database/schema/clients';

const texts: Readonly<Record<LineProblem, LocalTexts>> = {
  ORDER_NOT_PREPARED: {
    en_US: 'This order is not on your list.',
    zh_HK: '此項指示不在您的交易指示清單內。',
    zh_TW: '這筆委託不在您的委託清單中。',
  },
  ORDER_NOT_ALLOWED: {
    en_US: 'You can’t place orders of this kind now.',
    zh_HK: '您現時未能提交此類指示。',
    zh_TW: '您目前無法辦理此類委託。',
  },
  ORDER_FEE_TYPES_DIFFER: {
    en_US: 'Front-end and back-end fee funds can’t be switched with each other.',
    zh_TW: '前收與後收手續費的基金不能互相轉申購。',
  },
  ORDER_FUND_SAME: {
    en_US: 'A fund can’t be switched into itself.',
    zh_HK: '基金不能轉換至同一基金。',
    zh_TW: '基金不能轉申購同一檔基金。',
  },
  ORDER_FUND_CLOSED: {
    en_US: 'This fund is not accepting orders of this kind now.',
    zh_HK: '此基金現時不接受此類指示。',
    zh_TW: '這檔基金目前不受理此類委託。',
  },
  ORDER_FUND_PAUSED: {
    en_US: 'Trading in this fund is paused today.',
    zh_HK: '此基金今日暫停所有交易。',
    zh_TW: '此基金今日暫停所有交易。',
  },
  ORDER_AMOUNT_INVALID: {
    en_US: 'Please enter a valid amount.',
    zh_HK: '請輸入正確的金額。',
    zh_TW: '請輸入正確的金額。',
  },
  ORDER_BELOW_MINIMUM: {
    en_US: 'The amount is below the minimum.',
    zh_HK: '金額低於最低認購金額。',
    zh_TW: '金額低於最低申購金額。',
  },
  ORDER_ABOVE_MAXIMUM: {
    en_US: 'The amount is above the maximum for one order.',
    zh_HK: '金額超出每項認購上限。',
    zh_TW: '金額超過單筆申購上限。',
  },
  ORDER_UNITS_INVALID: {
    en_US: 'Please enter valid units.',
    zh_HK: '請輸入正確的單位數目。',
    zh_TW: '請輸入正確的單位數。',
  },
  ORDER_UNITS_EXCEED_AVAILABLE: {
    en_US: 'You don’t have that many units available.',
    zh_HK: '單位數目超出可贖回單位。',
    zh_TW: '單位數超過可買回單位數。',
  },
  ORDER_WORTH_TOO_LOW: {
    en_US: 'After fees, these units are worth less than the smallest amount that can be paid out or invested.',
    zh_HK: '扣除費用後，這些單位的價值低於可支付或可投資的最低金額。',
    zh_TW: '扣除費用後，這些單位數的價值低於可給付或可投資的最低金額。',
  },
  ORDER_CAP_EXCEEDED: {
    en_US: 'This exceeds the daily limit for online orders.',
    zh_HK: '已超出每日網上交易上限。',
    zh_TW: '已超過每日線上交易上限。',
  },
  ORDER_PAYMENT_UNAVAILABLE: {
    en_US: 'This order can’t be paid that way.',
    zh_HK: '此項指示不可使用該付款方式。',
    zh_TW: '這筆委託無法使用該扣款方式。',
  },
  ORDER_BALANCE_TOO_LOW: {
    en_US: 'The Cash Account doesn’t hold enough for the amount and its fee.',
    zh_HK: '現金戶口結餘不足以支付認購金額及費用。',
    zh_TW: '現金帳戶餘額不足以支付申購金額及手續費。',
  },
  ORDER_DEBIT_CURRENCY: {
    en_US: 'None of your bank accounts can be debited in this currency.',
    zh_HK: '您沒有可以此貨幣扣款的銀行戶口。',
    zh_TW: '您沒有可以此幣別扣款的銀行帳戶。',
  },
  ORDER_DEBIT_LIMIT: {
    en_US: 'With your other debits in the period, the amount and its fee exceed the limit you set with your bank.',
    zh_HK: '連同同一期間的其他扣款，金額及費用超出您與銀行約定的扣款上限。',
    zh_TW: '連同同一期間的其他扣款，金額與手續費超過您與銀行約定的扣款上限。',
  },
  ORDER_POINTS_INVALID: {
    en_US: 'These ePoints can’t be redeemed for the fee of this order.',
    zh_HK: '此項指示的費用不可使用此數目的獎賞積分（ePoints）。',
    zh_TW: '這筆委託的手續費無法折抵此點數。',
  },
  ORDER_POINTS_EXCEED_AVAILABLE: {
    en_US: 'You don’t have that many ePoints.',
    zh_HK: '您的獎賞積分（ePoints）不足。',
    zh_TW: '您的紅利點數不足。',
  },
  ORDER_SERVICE_CLOSED: {
    en_US: 'Pre-orders are not available at the moment.',
    zh_TW: '目前未開放預約申購。',
  },
  ORDER_DAY_NOT_OFFERED: {
    en_US: 'The dealing date you chose is no longer available.',
    zh_TW: '您選擇的交易日已無法預約。',
  },
  ORDER_IPO_CLOSED: {
    en_US: 'New funds aren’t open for online subscription now.',
    zh_TW: '目前未開放新基金募集申購。',
  },
  ORDER_FUND_NOT_NEW: {
    en_US: 'The initial offering of this fund is over.',
    zh_TW: '這檔基金已不在募集期間。',
  },
  ORDER_FUND_NEW: {
    en_US: 'This new fund is still in its initial offering.',
    zh_TW: '這檔新基金仍在募集期間。',
  },
  ORDER_STOPPED: {
    en_US: 'Orders of this kind can’t be placed online at the moment.',
    zh_HK: '目前暫停接受此類網上指示。',
    zh_TW: '目前暫停受理此類線上委託。',
  },
  ORDER_PRICE_TOO_OLD: {
    en_US: 'This fund has had no recent price, so it can’t be ordered online.',
    zh_HK: '此基金太久沒有公布價格，現時不接受網上交易指示。',
    zh_TW: '此基金太久沒有公布淨值，目前不接受線上交易。',
  },
  ORDER_RATE_MISSING: {
    en_US: 'There is no price or exchange rate now.',
    zh_HK: '現時未能取得價格或匯率。',
    zh_TW: '目前無法取得淨值或匯率。',
  },
};

/** Returns what is wrong with a line, in a language: as it is told of this very line, else by its code alone [ERR-22]. */
export const toLineError = (
  code: LineProblem,
  { fundCode, currency }: { readonly fundCode: string; readonly currency: string },
  language: Language,
  ofLine?: string,
) => ({ code, message: ofLine ?? localised(texts[code], language) ?? code, fundCode, currency });
