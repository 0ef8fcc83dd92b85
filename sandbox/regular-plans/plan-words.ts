import type { Language } from '../../domain/language';
import type { PlanChangeKind } from '../../domain/regular-plans/changing/plan-change';

/**
 * The names in a message about a plan: its fund, the target fund of a switch, its number, its amount or units, a date,
 * a month, and why nothing was ordered.
 */
export type PlanNames = {
  readonly fund: string;
  readonly into: string;
  readonly refNo: string;
  readonly sum: string;
  readonly date: string;
  readonly month: string;
  /** Why nothing was ordered, in a sentence; '' where that isn't known. */
  readonly reason: string;
  /** True if it has several days in a month. */
  readonly onSeveralDays: boolean;
};

type Sentence = (names: PlanNames) => string;

/** The messages about plans, in one language. */
export type PlanWords = Readonly<
  Record<PlanChangeKind | 'started' | 'placed' | 'retrying' | 'failed' | 'paused', Sentence>
>;

/** A sentence with the space that parts it from the next; nothing for none. */
export const said = (sentence: string): string => (sentence === '' ? '' : `${sentence} `);

/** The messages about plans that buy. */
export const investmentWords: Readonly<Record<Language, PlanWords>> = {
  en_US: {
    pause: ({ refNo, fund, month }) =>
      `Your monthly plan ${refNo} for ${fund} is paused from ${month}. Nothing is debited until you resume it.`,
    resume: ({ refNo, fund, month }) => `Your monthly plan ${refNo} for ${fund} resumes from ${month}.`,
    change: ({ refNo, fund, month }) =>
      `Your monthly plan ${refNo} for ${fund} is changed as you asked, from ${month}.`,
    end: ({ refNo, fund, month }) =>
      `Your monthly plan ${refNo} for ${fund} is stopped from ${month}. You keep the units you hold.`,
    started: ({ refNo, fund, sum, date, onSeveralDays }) =>
      `Your monthly plan ${refNo} is set up. It invests ${sum} in ${fund} ${onSeveralDays ? 'on each of the days you chose' : 'every month'}, starting on ${date}.`,
    placed: ({ refNo, fund, sum }) =>
      `Your monthly plan ${refNo} has placed an order for ${sum} of ${fund}. You can follow it under Order status.`,
    retrying: ({ refNo, fund, sum, date, reason }) =>
      `Your monthly plan ${refNo} for ${fund} could not order ${sum}. ${said(reason)}We will try again on ${date}.`,
    failed: ({ refNo, fund, sum, reason }) =>
      `Your monthly plan ${refNo} for ${fund} could not order ${sum}. ${said(reason)}Nothing was debited or ordered.`,
    paused: ({ refNo, fund, reason }) =>
      `Your monthly plan ${refNo} for ${fund} is paused because its orders could not be placed. ${said(reason)}Nothing more is debited until you resume it.`,
  },
  zh_HK: {
    pause: ({ refNo, fund, month }) => `您的月供計劃 ${refNo}（${fund}）由 ${month} 起暫停，恢復之前不會扣款。`,
    resume: ({ refNo, fund, month }) => `您的月供計劃 ${refNo}（${fund}）由 ${month} 起恢復供款。`,
    change: ({ refNo, fund, month }) => `您的月供計劃 ${refNo}（${fund}）已按您的要求更改，由 ${month} 起生效。`,
    end: ({ refNo, fund, month }) => `您的月供計劃 ${refNo}（${fund}）由 ${month} 起終止，您持有的單位不受影響。`,
    started: ({ refNo, fund, sum, date, onSeveralDays }) =>
      `您的月供計劃 ${refNo} 已設立，${onSeveralDays ? '於每個供款日' : '每月'}以 ${sum} 認購 ${fund}，首次認購日為 ${date}。`,
    placed: ({ refNo, fund, sum }) =>
      `您的月供計劃 ${refNo} 已提交認購 ${fund} 的指示，金額 ${sum}，結果請於「我的交易」查閱。`,
    retrying: ({ refNo, fund, sum, date, reason }) =>
      `您的月供計劃 ${refNo}（${fund}）未能認購 ${sum}。${reason}我們將於 ${date} 再試。`,
    failed: ({ refNo, fund, sum, reason }) =>
      `您的月供計劃 ${refNo}（${fund}）未能認購 ${sum}。${reason}今次沒有扣款，亦沒有認購。`,
    paused: ({ refNo, fund, reason }) =>
      `由於未能提交認購指示，您的月供計劃 ${refNo}（${fund}）已暫停。${reason}恢復之前不會扣款。`,
  },
  zh_TW: {
    pause: ({ refNo, fund, month }) => `您的定期定額約定 ${refNo}（${fund}）自 ${month} 起暫停，恢復前不會扣款。`,
    resume: ({ refNo, fund, month }) => `您的定期定額約定 ${refNo}（${fund}）自 ${month} 起恢復扣款。`,
    change: ({ refNo, fund, month }) => `您的定期定額約定 ${refNo}（${fund}）已依您的要求變更，自 ${month} 起生效。`,
    end: ({ refNo, fund, month }) => `您的定期定額約定 ${refNo}（${fund}）自 ${month} 起終止，您持有的單位不受影響。`,
    started: ({ refNo, fund, sum, date, onSeveralDays }) =>
      `您的定期定額約定 ${refNo} 已成立，${onSeveralDays ? '於每個扣款日' : '每月'}以 ${sum} 申購 ${fund}，首次扣款日為 ${date}。`,
    placed: ({ refNo, fund, sum }) =>
      `您的定期定額約定 ${refNo} 已申購 ${fund}，金額 ${sum}，成交結果請於「委託查詢」查看。`,
    retrying: ({ refNo, fund, sum, date, reason }) =>
      `您的定期定額約定 ${refNo}（${fund}）無法申購 ${sum}。${reason}我們將於 ${date} 再試一次。`,
    failed: ({ refNo, fund, sum, reason }) =>
      `您的定期定額約定 ${refNo}（${fund}）無法申購 ${sum}。${reason}本次未扣款，也未申購。`,
    paused: ({ refNo, fund, reason }) =>
      `由於連續無法申購，您的定期定額約定 ${refNo}（${fund}）已暫停。${reason}恢復前不會扣款。`,
  },
};
