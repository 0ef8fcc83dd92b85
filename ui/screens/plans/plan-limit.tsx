import type { Decimal } from '../../../domain/money/decimal';
import {
  contractLimit,
  type ContractProblem,
  contractProblem,
} from '../../../domain/regular-plans/changing/contract-problem';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanTerms } from '../../../domain/regular-plans/plan-terms';
import { moneyText } from '../../components/figures/money-text';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import * as styles from '../../components/notices/notice.module.css';

type OfPlan = { readonly plan: PlanSchedule };

const limitText = (problem: ContractProblem, { currency }: PlanSchedule): string => {
  const limit = contractLimit(problem, currency);
  return limit ? moneyText(currency, limit) : '';
};

/**
 * Says why a plan orders nothing any more, and what its client can do; nothing where its fund takes its amount
 * [TRADE-129..134].
 */
export function LimitNote({ plan, terms }: OfPlan & { readonly terms: PlanTerms }) {
  const { t } = useTexts();
  const { status } = terms;
  const problem = contractProblem(plan, terms.amount);
  if (!problem || status === 'terminated') return null;
  return (
    <p className={styles.notice} data-tone="warning">
      {t(`plans:limit-${problem}`, { amount: limitText(problem, plan) })}
      <SentenceGap />
      {t(`plans:limit-${plan.isLegacy ? 'legacy' : status}`)}
    </p>
  );
}

/** Says that nothing is ordered on a day, and why; nothing where it is [TRADE-129..134]. */
export function NotOrdered({ plan, figure }: OfPlan & { readonly figure: Decimal }) {
  const { t } = useTexts();
  const problem = contractProblem(plan, figure);
  return problem ? <small> {t(`plans:not-ordered-${problem}`, { amount: limitText(problem, plan) })}</small> : null;
}

/** Says why a plan ordered nothing on a day: by which limit of its fund. */
export function OutsideLimit({ plan, problem }: OfPlan & { readonly problem: ContractProblem }) {
  const { t } = useTexts();
  return t(`plans:outcome-${problem}`, { amount: limitText(problem, plan) });
}
