import type { ContractProblem } from '../../../domain/regular-plans/changing/contract-problem';
import type { ExecutionProblem } from '../../../domain/regular-plans/running/execution-problem';
import { SentenceGap } from '../../components/sentence-gap';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';

type SaidProblem = Exclude<ExecutionProblem, ContractProblem>;

type PlanProblemProps = {
  readonly problem: SaidProblem;
  readonly isSwitch: boolean;
  /** The day on which it is tried again; undefined for never. */
  readonly nextTry: string | undefined;
};

/** Says why a plan ordered nothing on a day, and what comes of that [RSP-02, RSP-09]. */
export function PlanProblem({ problem, isSwitch, nextTry }: PlanProblemProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const nothingDone = t(isSwitch ? 'plans:switch-plan.nothing-done' : 'plans:nothing-done');
  return (
    <>
      {t(isSwitch && isAboutFunds(problem) ? `plans:switch-plan.problem-${problem}` : `plans:problem-${problem}`)}
      <SentenceGap />
      {nextTry ? t('plans:tried-again', { date: promised(nextTry) }) : nothingDone}
    </>
  );
}

/** The problems of which a switch, having two funds, has sentences of its own. */
const aboutFunds = ['not-allowed', 'fund-closed', 'fund-paused', 'price-too-old'] as const;

const isAboutFunds = (problem: SaidProblem): problem is (typeof aboutFunds)[number] =>
  aboutFunds.some((one) => one === problem);
