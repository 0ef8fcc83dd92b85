import { observer } from 'mobx-react-lite';
import { FindingStatus } from '../../components/fields/finding-status';
import { Button } from '../../components/button';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';
import type { AssessmentViewModel } from './assessment-view-model';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from './enhanced-suitability.module.css';

type ReviewProps = { readonly view: AssessmentViewModel };

/** All answers to read once more before they are sent; nothing is changed here. */
export const AnswersReview = observer(function AnswersReview({ view }: ReviewProps) {
  const { t } = useTexts();
  const { kind } = view.phase;
  const isSending = kind === 'sending' || kind === 'finding';
  return (
    <section className={styles.answersReview} data-testid="answers-review">
      <StepHeading>{t('questionnaire:review-title')}</StepHeading>
      <SendingProblem view={view} />
      <dl>
        {view.questions.map((question) => (
          <div key={question.sequence}>
            <dt>
              <span className={styles.questionNumber}>{t('questionnaire:number', { number: question.sequence })}</span>
              {question.text}
            </dt>
            <dd>{view.chosenFor(question)?.text}</dd>
          </div>
        ))}
        <div>
          <dt>{t(`questionnaire:declaration-${view.kind}`)}</dt>
          <dd>{t('questionnaire:declared')}</dd>
        </div>
      </dl>
      <p>{t('questionnaire:review-note')}</p>
      <FindingStatus isFinding={kind === 'finding'} />
      <p className={styles.assessmentActions}>
        <Button aria-busy={isSending} onClick={() => void view.send()}>
          {t(kind === 'sending' ? 'questionnaire:sending' : 'questionnaire:send')}
        </Button>
        <Button theme="outlined" disabled={isSending} onClick={view.change}>
          {t('questionnaire:change')}
        </Button>
      </p>
    </section>
  );
});

const SendingProblem = observer(function SendingProblem({ view: { phase } }: ReviewProps) {
  const { t, language } = useTexts();
  if (phase.kind !== 'reviewing' || phase.problem === undefined) return null;
  if (phase.problem === 'not-received') return <Notice tone="warning">{t('questionnaire:not-received')}</Notice>;
  if (phase.problem === 'overtaken') return <Notice tone="warning">{t('questionnaire:overtaken')}</Notice>;
  return <FailureNotice failure={phase.problem} language={language} />;
});
