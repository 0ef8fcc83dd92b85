import { observer } from 'mobx-react-lite';
import type { Question } from '../../../domain/suitability/questionnaire/questionnaire';
import { useTexts } from '../../i18n/use-texts';
import type { AssessmentViewModel } from './assessment-view-model';
import * as styles from './enhanced-suitability.module.css';

type QuestionProps = { readonly view: AssessmentViewModel; readonly question: Question };

/** The id of a question's first option, which takes the focus. */
export const questionId = (sequence: number): string => `question-${String(sequence)}`;

/** One question and its options, of which one can be chosen [SUIT-40, SUIT-44, SUIT-46]. */
export const QuestionField = observer(function QuestionField({ view, question }: QuestionProps) {
  const { t } = useTexts();
  const id = questionId(question.sequence);
  const chosen = view.chosenFor(question);
  const problems = useProblemsOf({ view, question });
  const isWrong = problems.length > 0;
  return (
    <fieldset
      className={styles.question}
      data-testid="question"
      aria-describedby={isWrong ? `${id}-problem` : undefined}
    >
      <legend>
        <span className={styles.questionNumber}>{t('questionnaire:number', { number: question.sequence })}</span>
        {question.text}
      </legend>
      {isWrong ? (
        <p id={`${id}-problem`} className={styles.questionProblem}>
          {problems.join(' ')}
        </p>
      ) : null}
      {question.options.map((option, index) => (
        <label key={option.sequence} className={styles.questionOption}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            value={option.sequence}
            checked={option === chosen}
            onChange={() => {
              view.choose(question, option);
            }}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
});

/** Returns the problems with a question, in words. */
function useProblemsOf({ view, question: { sequence } }: QuestionProps): readonly string[] {
  const { t } = useTexts();
  return view.problems.flatMap((problem) => {
    if (problem.kind === 'not-answered' && problem.question === sequence) return [t('questionnaire:not-answered')];
    if (problem.kind !== 'contradiction' || !problem.questions.includes(sequence)) return [];
    const others = problem.questions.filter((number) => number !== sequence);
    return others.map((number) => t('questionnaire:contradicts', { number }));
  });
}
