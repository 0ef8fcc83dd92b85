import type { QuestionnaireProblem } from '../../../domain/suitability/questionnaire/check-answers';
import { useTexts } from '../../i18n/use-texts';
import { questionId } from './question-field';
import * as styles from './enhanced-suitability.module.css';

/** The id of the list's heading. */
export const problemsTitle = 'problems-title';

/** Everything that is missing or contradicts, each a way to where it is put right [SUIT-43..46]. */
export function ProblemSummary({ problems }: { readonly problems: readonly QuestionnaireProblem[] }) {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  const isIncomplete = problems.some(({ kind }) => kind !== 'contradiction');
  return (
    <div className={styles.problemSummary}>
      <h2 id={problemsTitle}>
        {t(isIncomplete ? 'questionnaire:problems-title' : 'questionnaire:contradictions-title')}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProblemLine({ problem }: { readonly problem: QuestionnaireProblem }) {
  const { t } = useTexts();
  switch (problem.kind) {
    case 'not-answered':
      return (
        <WayTo id={questionId(problem.question)}>
          {t('questionnaire:go-to-question', { number: problem.question })}
        </WayTo>
      );
    case 'not-declared':
      return <WayTo id="declaration">{t('questionnaire:go-to-declaration')}</WayTo>;
    case 'contradiction': {
      const [first = 0, second = 0] = problem.questions;
      return <WayTo id={questionId(second)}>{t('questionnaire:go-to-contradiction', { first, second })}</WayTo>;
    }
  }
}

function WayTo({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <button
      type="button"
      onClick={() => {
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </button>
  );
}

const keyOf = (problem: QuestionnaireProblem): string =>
  [problem.kind, ...(problem.kind === 'contradiction' ? problem.questions : [])].join(' ') +
  (problem.kind === 'not-answered' ? String(problem.question) : '');
