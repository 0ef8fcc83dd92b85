import type { Language } from '../../domain/language';
import type { ContractProblem } from '../../domain/regular-plans/changing/contract-problem';
import type { PlanNames } from './plan-words';

/** The names in a message about a plan whose amount its fund doesn't accept: the limit of one order too. */
export type LimitNames = Pick<PlanNames, 'fund' | 'refNo' | 'sum'> & { readonly limit: string };

/** The messages about plans whose amounts are outside the limits of their fund, in one language. */
export type LimitWords = Readonly<Record<ContractProblem | 'paused-by-limit', (names: LimitNames) => string>>;

/**
 * The messages about such plans: what was refused, by which limit, and what the client can do [TRADE-129..134, RSP-02].
 */
export const limitWords: Readonly<Record<Language, LimitWords>> = {
  en_US: {
    'above-maximum': ({ refNo, fund, sum, limit }) =>
      `Your monthly plan ${refNo} for ${fund} could not order ${sum}: the maximum per order in this fund is ${limit}. Nothing was debited or ordered. Please change the amount of the plan; until then nothing will be ordered.`,
    'below-minimum': ({ refNo, fund, sum, limit }) =>
      `Your monthly plan ${refNo} for ${fund} could not order ${sum}: the minimum per order in this fund is ${limit}. Nothing was debited or ordered. Please change the amount of the plan; until then nothing will be ordered.`,
    'paused-by-limit': ({ refNo, fund }) =>
      `Your monthly plan ${refNo} for ${fund} is paused because its amount is outside the limits of the fund. Please change the amount, then resume the plan.`,
  },
  zh_HK: {
    'above-maximum': ({ refNo, fund, sum, limit }) =>
      `您的月供計劃 ${refNo}（${fund}）未能認購 ${sum}：此基金每次認購最多為 ${limit}。今次沒有扣款，亦沒有認購。請更改計劃的金額，更改之前不會再認購。`,
    'below-minimum': ({ refNo, fund, sum, limit }) =>
      `您的月供計劃 ${refNo}（${fund}）未能認購 ${sum}：此基金每次認購最少為 ${limit}。今次沒有扣款，亦沒有認購。請更改計劃的金額，更改之前不會再認購。`,
    'paused-by-limit': ({ refNo, fund }) =>
      `由於金額超出基金的限額範圍，您的月供計劃 ${refNo}（${fund}）已暫停。請先更改金額，然後恢復計劃。`,
  },
  zh_TW: {
    'above-maximum': ({ refNo, fund, sum, limit }) =>
      `您的定期定額約定 ${refNo}（${fund}）無法申購 ${sum}：此基金每次申購最高為 ${limit}。本次未扣款，也未申購。請變更約定的扣款金額，變更前不會再申購。`,
    'below-minimum': ({ refNo, fund, sum, limit }) =>
      `您的定期定額約定 ${refNo}（${fund}）無法申購 ${sum}：此基金每次申購最低為 ${limit}。本次未扣款，也未申購。請變更約定的扣款金額，變更前不會再申購。`,
    'paused-by-limit': ({ refNo, fund }) =>
      `由於扣款金額不在基金的申購限額內，您的定期定額約定 ${refNo}（${fund}）已暫停。請先變更金額，再恢復扣款。`,
  },
};
