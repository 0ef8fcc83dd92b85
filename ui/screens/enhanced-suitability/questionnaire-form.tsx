import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { AssessmentViewModel } from './assessment-view-model';
import { ProblemSummary, problemsTitle } from './problem-summary';
import { QuestionField } from './question-field';
import { Note } from '../../components/notices/note';
import * as styles from './enhanced-suitability.module.css';

type FormProps = { readonly view: AssessmentViewModel };

/** The whole questionnaire on one page, by its categories, with how far the client is [SUIT-40..46]. */
export const QuestionnaireForm = observer(function QuestionnaireForm({ view }: FormProps) {
  const { t } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const { questionnaire } = view.prepared.value ?? {};
  return (
    <form
      noValidate
      className={styles.questionnaire}
      onSubmit={(event) => {
        event.preventDefault();
        if (!view.review()) summary.current?.focus();
      }}
    >
      <Beginning view={view} />
      <div
        ref={summary}
        tabIndex={-1}
        className={styles.questionnaireProblems}
        {...(view.problems.length > 0 ? { role: 'group', 'aria-labelledby': problemsTitle } : {})}
      >
        <ProblemSummary problems={view.problems} />
      </div>
      <div className={styles.questionnaireBeside}>
        <Progress view={view} />
        <div className={styles.questionnaireParts}>
          {(questionnaire?.questionCategories ?? []).map(({ text, questions }, index) => (
            <section key={`${String(index)} ${text ?? ''}`}>
              {text ? <h2>{text}</h2> : null}
              {questions.map((question) => (
                <QuestionField key={question.sequence} view={view} question={question} />
              ))}
            </section>
          ))}
          <Declaration view={view} />
          <p>
            <Button type="submit">{t('questionnaire:check')}</Button>
          </p>
        </div>
      </div>
    </form>
  );
});

const Beginning = observer(function Beginning({ view }: FormProps) {
  const { t } = useTexts();
  const { phase, recalled, kind } = view;
  const isOther = phase.kind === 'answering' && phase.isOther === true;
  const other = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOther) other.current?.focus();
  }, [isOther]);
  return (
    <>
      {isOther ? (
        <div ref={other} tabIndex={-1}>
          <Notice tone="warning">{t('questionnaire:other')}</Notice>
        </div>
      ) : null}
      <p>{t(`questionnaire:intro-${kind}`)}</p>
      <Note>{t('questionnaire:kept')}</Note>
      {recalled > 0 ? <Notice tone="info">{t('questionnaire:recalled', { count: recalled })}</Notice> : null}
    </>
  );
});

const Progress = observer(function Progress({ view }: FormProps) {
  const { t } = useTexts();
  const { answered, questions } = view;
  const text = t('questionnaire:progress', { answered, total: questions.length });
  return (
    <div className={styles.questionnaireProgress}>
      <span>{text}</span>
      <progress aria-label={text} value={answered} max={questions.length} />
    </div>
  );
});

const Declaration = observer(function Declaration({ view }: FormProps) {
  const { t } = useTexts();
  const isMissing = view.problems.some(({ kind }) => kind === 'not-declared');
  return (
    <section>
      <h2>{t('questionnaire:declaration-title')}</h2>
      <label className={styles.questionnaireDeclaration}>
        <input
          id="declaration"
          type="checkbox"
          checked={view.isDeclared}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? 'declaration-problem' : undefined}
          onChange={(event) => {
            view.declare(event.target.checked);
          }}
        />
        <span>{t(`questionnaire:declaration-${view.kind}`)}</span>
      </label>
      {isMissing ? (
        <p id="declaration-problem" className={styles.questionProblem}>
          {t('questionnaire:not-declared')}
        </p>
      ) : null}
    </section>
  );
});
