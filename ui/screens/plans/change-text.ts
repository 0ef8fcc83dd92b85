import type { PlanChangeKind } from '../../../domain/regular-plans/changing/plan-change';
import type { PlanExecutionDue } from '../../../domain/regular-plans/days/plan-executions';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import type { ChangeStart } from './change-start';
import type { PlanChangeFlow } from './plan-change-flow';
import { usePlanFigureText } from './plan-figure';

type About = { readonly plan: PlanSchedule; readonly change: PlanChangeKind };

/** The words in which a client is told what a change of a plan does: the question, its effect, and an unchanged execution before it. */
export type ChangeWords = {
  readonly title: string;
  readonly effect: (start: ChangeStart) => string;
  readonly unchangedOn: (due: PlanExecutionDue) => string;
};

/** Returns the words for a change of a plan [RSP-09]. */
export function useChangeWords({ plan, change }: About): ChangeWords {
  const { t } = useTexts();
  const promised = usePromisedDate();
  return {
    title: t(plan.intoFund ? `plans:switch-plan.ask-${change}` : `plans:ask-${change}`),
    effect: ({ date }) => t(effectiveFromKey(plan, change), { date: promised(date) }),
    unchangedOn: ({ date }) => t(plan.intoFund ? 'plans:switch-plan.still' : 'plans:still', { date: promised(date) }),
  };
}

/** Returns a function that says what stands in the dialog of a change, as the client agrees to it [TRADE-65]. */
export function useChangeText(
  about: About,
): (view: PlanChangeFlow) => { readonly title: string; readonly text: string } {
  const words = useChangeWords(about);
  const figureText = usePlanFigureText();
  return ({ start }) => ({
    title: words.title,
    text: start
      ? [
          words.effect(start),
          ...start.before.map((due) => `${words.unchangedOn(due)} ${figureText(about.plan, due.amount)}`),
        ].join('\n')
      : words.title,
  });
}

const effectiveFromKey = ({ intoFund, isLegacy }: PlanSchedule, change: PlanChangeKind) => {
  if (isLegacy) return 'plans:counts-end-legacy';
  return intoFund ? (`plans:switch-plan.counts-${change}` as const) : (`plans:counts-${change}` as const);
};
