import { formatOrdinal } from '../../domain/formatting/format-ordinal';
import type { Language } from '../../domain/language';
import type { PlanNames } from './plan-words';

/**
 * The names in a message about a move: those of the plan, the day of the month on which the eScheduler invests, and the
 * plan's number there.
 */
export type MoveNames = PlanNames & { readonly day: string; readonly newNumber: string };

type Sentence = (names: MoveNames) => string;

/**
 * The messages about a legacy plan that is to go on in the eScheduler, has gone over to it, or has gone over to it
 * paused [RSP-05, RSP-12].
 */
export type MoveWords = Readonly<Record<'moving' | 'moved' | 'moved-paused', Sentence>>;

export const moveWords: Readonly<Record<Language, MoveWords>> = {
  en_US: {
    moving: ({ refNo, fund, sum, date, month, day }) =>
      `Your Regular Investment Plan ${refNo} for ${fund} will transfer to eScheduler on ${date}. From ${month}, eScheduler invests ${sum} on the ${formatOrdinal(Number(day), 'en_US')} of every month; until then your plan continues as before.`,
    moved: ({ refNo, fund, sum, month, day, newNumber }) =>
      `Your Regular Investment Plan ${refNo} for ${fund} has been transferred to eScheduler. The new plan number is ${newNumber}. It invests ${sum} on the ${formatOrdinal(Number(day), 'en_US')} of every month, from ${month}.`,
    'moved-paused': ({ refNo, fund, newNumber }) =>
      `Your Regular Investment Plan ${refNo} for ${fund} has been transferred to eScheduler. The new plan number is ${newNumber}. The plan stays paused: nothing is debited until you resume it.`,
  },
  zh_HK: {
    moving: ({ refNo, fund, sum, date, month, day }) =>
      `您的月供投資計劃 ${refNo}（${fund}）將於 ${date} 轉移至 eScheduler。由 ${month} 起，eScheduler 於每月 ${day} 日供款 ${sum}；在此之前計劃維持不變。`,
    moved: ({ refNo, fund, sum, month, day, newNumber }) =>
      `您的月供投資計劃 ${refNo}（${fund}）已轉移至 eScheduler，新計劃編號為 ${newNumber}，由 ${month} 起於每月 ${day} 日供款 ${sum}。`,
    'moved-paused': ({ refNo, fund, newNumber }) =>
      `您的月供投資計劃 ${refNo}（${fund}）已轉移至 eScheduler，新計劃編號為 ${newNumber}。計劃原已暫停，轉移後仍然暫停，恢復之前不會扣款。`,
  },
  zh_TW: {
    moving: ({ refNo, fund, sum, date, month, day }) =>
      `您的舊制定期定額計畫 ${refNo}（${fund}）將於 ${date} 移轉至 eScheduler。自 ${month} 起，eScheduler 於每月 ${day} 日扣款 ${sum}；在此之前計畫維持不變。`,
    moved: ({ refNo, fund, sum, month, day, newNumber }) =>
      `您的舊制定期定額計畫 ${refNo}（${fund}）已移轉至 eScheduler，新約定編號為 ${newNumber}，自 ${month} 起於每月 ${day} 日扣款 ${sum}。`,
    'moved-paused': ({ refNo, fund, newNumber }) =>
      `您的舊制定期定額計畫 ${refNo}（${fund}）已移轉至 eScheduler，新約定編號為 ${newNumber}。計畫原已暫停，移轉後仍然暫停，恢復前不會扣款。`,
  },
};
