import type { Language } from '../../domain/language';
import { type PlanWords, said } from './plan-words';

/** The messages about plans that switch units of one fund into another [RSP-08]. */
export const switchPlanWords: Readonly<Record<Language, PlanWords>> = {
  en_US: {
    pause: ({ refNo, fund, into, month }) =>
      `Your monthly switch ${refNo} of ${fund} into ${into} is paused from ${month}. Nothing is switched until you resume it.`,
    resume: ({ refNo, fund, into, month }) =>
      `Your monthly switch ${refNo} of ${fund} into ${into} resumes from ${month}.`,
    change: ({ refNo, fund, into, month }) =>
      `Your monthly switch ${refNo} of ${fund} into ${into} is changed as you asked, from ${month}.`,
    end: ({ refNo, fund, into, month }) =>
      `Your monthly switch ${refNo} of ${fund} into ${into} is stopped from ${month}. You keep the units you hold.`,
    started: ({ refNo, fund, into, sum, date, onSeveralDays }) =>
      `Your monthly switch ${refNo} is set up. It switches ${sum} units of ${fund} into ${into} ${onSeveralDays ? 'on each of the days you chose' : 'every month'}, starting on ${date}.`,
    placed: ({ refNo, fund, into, sum }) =>
      `Your monthly switch ${refNo} has placed an order to switch ${sum} units of ${fund} into ${into}. You can follow it under Order status.`,
    retrying: ({ refNo, fund, into, sum, date, reason }) =>
      `Your monthly switch ${refNo} could not switch ${sum} units of ${fund} into ${into}. ${said(reason)}We will try again on ${date}.`,
    failed: ({ refNo, fund, into, sum, reason }) =>
      `Your monthly switch ${refNo} could not switch ${sum} units of ${fund} into ${into}. ${said(reason)}Nothing was switched.`,
    paused: ({ refNo, fund, into, reason }) =>
      `Your monthly switch ${refNo} of ${fund} into ${into} is paused because its orders could not be placed. ${said(reason)}Nothing more is switched until you resume it.`,
  },
  zh_HK: {
    pause: ({ refNo, fund, into, month }) =>
      `您的每月轉換計劃 ${refNo}（${fund} 轉至 ${into}）由 ${month} 起暫停，恢復之前不會轉換。`,
    resume: ({ refNo, fund, into, month }) =>
      `您的每月轉換計劃 ${refNo}（${fund} 轉至 ${into}）由 ${month} 起恢復轉換。`,
    change: ({ refNo, fund, into, month }) =>
      `您的每月轉換計劃 ${refNo}（${fund} 轉至 ${into}）已按您的要求更改，由 ${month} 起生效。`,
    end: ({ refNo, fund, into, month }) =>
      `您的每月轉換計劃 ${refNo}（${fund} 轉至 ${into}）由 ${month} 起終止，您持有的單位不受影響。`,
    started: ({ refNo, fund, into, sum, date }) =>
      `您的每月轉換計劃 ${refNo} 已設立，每月將 ${fund} 的 ${sum} 個單位轉換至 ${into}，首次轉換日為 ${date}。`,
    placed: ({ refNo, fund, into, sum }) =>
      `您的每月轉換計劃 ${refNo} 已提交將 ${fund} 的 ${sum} 個單位轉換至 ${into} 的指示，結果請於「我的交易」查閱。`,
    retrying: ({ refNo, fund, into, sum, date, reason }) =>
      `您的每月轉換計劃 ${refNo} 未能將 ${fund} 的 ${sum} 個單位轉換至 ${into}。${reason}我們將於 ${date} 再試。`,
    failed: ({ refNo, fund, into, sum, reason }) =>
      `您的每月轉換計劃 ${refNo} 未能將 ${fund} 的 ${sum} 個單位轉換至 ${into}。${reason}今次沒有轉換。`,
    paused: ({ refNo, fund, into, reason }) =>
      `由於未能提交轉換指示，您的每月轉換計劃 ${refNo}（${fund} 轉至 ${into}）已暫停。${reason}恢復之前不會轉換。`,
  },
  zh_TW: {
    pause: ({ refNo, fund, into, month }) =>
      `您的定期轉申購約定 ${refNo}（${fund} 轉至 ${into}）自 ${month} 起暫停，恢復前不會轉申購。`,
    resume: ({ refNo, fund, into, month }) =>
      `您的定期轉申購約定 ${refNo}（${fund} 轉至 ${into}）自 ${month} 起恢復轉申購。`,
    change: ({ refNo, fund, into, month }) =>
      `您的定期轉申購約定 ${refNo}（${fund} 轉至 ${into}）已依您的要求變更，自 ${month} 起生效。`,
    end: ({ refNo, fund, into, month }) =>
      `您的定期轉申購約定 ${refNo}（${fund} 轉至 ${into}）自 ${month} 起終止，您持有的單位不受影響。`,
    started: ({ refNo, fund, into, sum, date }) =>
      `您的定期轉申購約定 ${refNo} 已成立，每個轉申購日將 ${fund} 的 ${sum} 個單位轉申購 ${into}，首次轉申購日為 ${date}。`,
    placed: ({ refNo, fund, into, sum }) =>
      `您的定期轉申購約定 ${refNo} 已委託將 ${fund} 的 ${sum} 個單位轉申購 ${into}，成交結果請於「委託查詢」查看。`,
    retrying: ({ refNo, fund, into, sum, date, reason }) =>
      `您的定期轉申購約定 ${refNo} 無法將 ${fund} 的 ${sum} 個單位轉申購 ${into}。${reason}我們將於 ${date} 再試一次。`,
    failed: ({ refNo, fund, into, sum, reason }) =>
      `您的定期轉申購約定 ${refNo} 無法將 ${fund} 的 ${sum} 個單位轉申購 ${into}。${reason}本次未轉申購。`,
    paused: ({ refNo, fund, into, reason }) =>
      `由於無法委託轉申購，您的定期轉申購約定 ${refNo}（${fund} 轉至 ${into}）已暫停。${reason}恢復前不會轉申購。`,
  },
};
