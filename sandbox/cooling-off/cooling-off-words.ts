import type { CoolingOffReason } from '../../domain/cooling-off/cooling-off-reason';
import type { Language } from '../../domain/language';

/** The payouts on hold: so many withdrawals, or redemptions by their short numbers. */
export type Waiting =
  | { readonly kind: 'withdrawal'; readonly count: number }
  | { readonly kind: 'redemption'; readonly orderNumbers: readonly string[] };

type Words = {
  readonly what: (waiting: Waiting) => string;
  readonly reasons: Readonly<Record<CoolingOffReason, string>>;
  readonly held: (notification: {
    readonly what: string;
    readonly reasons: readonly string[];
    readonly until: string;
    readonly hotline: string;
  }) => string;
  readonly released: (notification: { readonly what: string; readonly hotline: string }) => string;
  readonly cancelled: (notification: { readonly what: string; readonly hotline: string }) => string;
};

/** The notifications about money on hold. */
export const coolingOffWords: Readonly<Record<Language, Words>> = {
  en_US: {
    what: (waiting) => {
      if (waiting.kind === 'withdrawal')
        return waiting.count === 1
          ? 'your withdrawal from the Cash Account'
          : `${String(waiting.count)} of your withdrawals from the Cash Account`;
      const numbers = waiting.orderNumbers;
      return `${numbers.length === 1 ? 'your sell order' : 'your sell orders'} ${numbers.join(', ')}`;
    },
    reasons: {
      'bank-account-changed': 'the bank account it is paid to was changed recently',
      'new-device': 'it was submitted from a new device',
      'half-of-portfolio': 'it is half of your portfolio or more',
    },
    held: ({ what, reasons, until, hotline }) =>
      `As you chose, we are holding ${what} until ${until}${reasons.length > 0 ? `, because ${reasons.join(', and ')}` : ''}. After that we process it automatically. If you did not do this yourself, cancel it in the portal or call ${hotline} at once.`,
    released: ({ what, hotline }) =>
      `The 24 hours are over: we are now processing ${what}. If you did not do this yourself, call ${hotline} at once.`,
    cancelled: ({ what, hotline }) =>
      `We will not process ${what}: it was cancelled during the wait, and no money has moved. If you did not expect this, call ${hotline}.`,
  },
  zh_HK: {
    what: (waiting) => {
      if (waiting.kind === 'redemption') return `您的贖回指示（${waiting.orderNumbers.join('、')}）`;
      return waiting.count === 1 ? '您的現金戶口提款' : `您的 ${String(waiting.count)} 項現金戶口提款`;
    },
    reasons: {
      'bank-account-changed': '收款銀行戶口最近曾更改',
      'new-device': '指示由一部新裝置提交',
      'half-of-portfolio': '金額達投資組合的一半或以上',
    },
    held: ({ what, reasons, until, hotline }) =>
      `按您的選擇，我們會保留${what}至 ${until}${reasons.length > 0 ? `，原因：${reasons.join('；')}` : ''}。其後會自動執行。如非您本人操作，請立即於網站取消或致電 ${hotline}。`,
    released: ({ what, hotline }) => `24 小時已過，${what}現正執行。如非您本人操作，請立即致電 ${hotline}。`,
    cancelled: ({ what, hotline }) => `${what}已於保留期間取消，不會有任何款項轉出。如有疑問，請致電 ${hotline}。`,
  },
  zh_TW: {
    what: (waiting) => {
      if (waiting.kind === 'redemption') return `您的買回委託（${waiting.orderNumbers.join('、')}）`;
      return waiting.count === 1 ? '您的現金帳戶提款' : `您的 ${String(waiting.count)} 筆現金帳戶提款`;
    },
    reasons: {
      'bank-account-changed': '收款銀行帳戶最近變更過',
      'new-device': '指示來自一部新的裝置',
      'half-of-portfolio': '金額達投資組合的一半以上',
    },
    held: ({ what, reasons, until, hotline }) =>
      `依您的選擇，我們將保留${what}至 ${until}${reasons.length > 0 ? `，原因：${reasons.join('；')}` : ''}。時間到後會自動執行。若不是您本人，請立即在網站上取消或來電 ${hotline}。`,
    released: ({ what, hotline }) => `24 小時已過，${what}開始執行。若不是您本人，請立即來電 ${hotline}。`,
    cancelled: ({ what, hotline }) => `${what}已在保留期間取消，不會有任何款項轉出。若有疑問，請來電 ${hotline}。`,
  },
};
