import type { Language } from '../../domain/language';
import type { ContractProblem } from '../../domain/regular-plans/changing/contract-problem';
import type { ExecutionProblem } from '../../domain/regular-plans/running/execution-problem';

/** The problems that are said in a sentence by themselves; those of the amount name its limit, in the limit words. */
type SaidProblem = Exclude<ExecutionProblem, ContractProblem>;

type ProblemWords = {
  readonly buying: Readonly<Record<SaidProblem, string>>;
  /** The sentences of a switch that differ: it has two funds, and pays with units. */
  readonly switching: Readonly<Partial<Record<SaidProblem, string>>>;
};

/** The sentences that say why a plan ordered nothing on its day, each of a problem of its own [RSP-02, RSP-08]. */
const problemWords: Readonly<Record<Language, ProblemWords>> = {
  en_US: {
    buying: {
      'not-allowed': 'You cannot buy funds now; you may need to update your risk profile.',
      'fund-closed': 'The fund is not accepting monthly plans now.',
      'fund-paused': 'Trading in the fund was paused that day.',
      'price-too-old': 'The fund has had no recent price, so it can’t be ordered online.',
      'rate-missing': 'There was no price or exchange rate.',
      'fee-types-differ': 'Front-end and back-end fee funds can’t be switched with each other.',
      'units-unavailable': 'Not enough units were available.',
      'worth-too-low': 'After fees, the units are worth less than the smallest amount that can be invested.',
      'cap-exceeded': 'The order would exceed the daily limit for online orders.',
      'payment-unavailable':
        'Your account could not be debited. Please check that it can be, and keep enough money in it.',
      'balance-too-low': 'Your Cash Account did not hold enough for the amount and its fee. Please top it up.',
      'debit-currency': 'None of your bank accounts can be debited in this currency.',
      'debit-limit':
        'With your other debits in the period, the amount and its fee exceed the limit you set with your bank.',
    },
    switching: {
      'not-allowed': 'You cannot switch funds now; you may need to update your risk profile.',
      'fund-closed': 'One of the funds is not accepting switches now.',
      'fund-paused': 'Trading in one of the funds was paused that day.',
      'price-too-old': 'One of the funds has had no recent price, so it can’t be switched online.',
    },
  },
  zh_HK: {
    buying: {
      'not-allowed': '您現時不可認購基金，可能需要先更新風險取向。',
      'fund-closed': '此基金現時不接受月供計劃。',
      'fund-paused': '此基金當日暫停所有交易。',
      'price-too-old': '此基金太久沒有公布價格，不接受網上交易指示。',
      'rate-missing': '當時未能取得價格或匯率。',
      'fee-types-differ': '前收費與後收費的基金不能互相轉換。',
      'units-unavailable': '可贖回單位不足。',
      'worth-too-low': '扣除費用後，這些單位的價值低於可投資的最低金額。',
      'cap-exceeded': '此項指示會超出每日網上交易上限。',
      'payment-unavailable': '未能從您的戶口扣款，請確保戶口可以扣款，並有足夠款項。',
      'balance-too-low': '您的現金戶口結餘不足以支付金額及費用，請先存入款項。',
      'debit-currency': '您沒有可以此貨幣扣款的銀行戶口。',
      'debit-limit': '連同同一期間的其他扣款，金額及費用超出您與銀行約定的扣款上限。',
    },
    switching: {
      'not-allowed': '您現時不可轉換基金，可能需要先更新風險取向。',
      'fund-closed': '其中一隻基金現時不接受轉換。',
      'fund-paused': '其中一隻基金當日暫停所有交易。',
      'price-too-old': '其中一隻基金太久沒有公布價格，不接受網上轉換指示。',
    },
  },
  zh_TW: {
    buying: {
      'not-allowed': '您目前無法申購基金，可能需要先更新風險屬性。',
      'fund-closed': '這檔基金目前不接受定期定額申購。',
      'fund-paused': '這檔基金當日暫停所有交易。',
      'price-too-old': '這檔基金太久沒有公布淨值，不接受線上交易。',
      'rate-missing': '當時無法取得淨值或匯率。',
      'fee-types-differ': '前收與後收手續費的基金不能互相轉申購。',
      'units-unavailable': '可買回單位數不足。',
      'worth-too-low': '扣除費用後，這些單位數的價值低於可投資的最低金額。',
      'cap-exceeded': '這筆申購將超過每日線上交易上限。',
      'payment-unavailable': '無法自您的帳戶扣款，請確認帳戶可以扣款且餘額足夠。',
      'balance-too-low': '您的現金帳戶餘額不足以支付申購金額及手續費，請先存入款項。',
      'debit-currency': '您沒有可以此幣別扣款的銀行帳戶。',
      'debit-limit': '連同同一期間的其他扣款，金額與手續費超過您與銀行約定的扣款上限。',
    },
    switching: {
      'not-allowed': '您目前無法轉申購基金，可能需要先更新風險屬性。',
      'fund-closed': '其中一檔基金目前不接受轉申購。',
      'fund-paused': '其中一檔基金當日暫停所有交易。',
      'price-too-old': '其中一檔基金太久沒有公布淨值，不接受線上轉申購。',
    },
  },
};

/** Returns the sentence that says why a plan ordered nothing; '' where that isn't known, and for an amount outside its limits, which the limit words tell whole. */
export function problemText(
  problem: ExecutionProblem | undefined,
  { language, isSwitch }: { readonly language: Language; readonly isSwitch: boolean },
): string {
  if (problem === undefined || problem === 'below-minimum' || problem === 'above-maximum') return '';
  const { buying, switching } = problemWords[language];
  return (isSwitch ? switching[problem] : undefined) ?? buying[problem];
}
