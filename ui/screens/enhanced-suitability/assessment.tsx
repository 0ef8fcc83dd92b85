import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { useConfiguration, useViewModelFor } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { ButtonLink } from '../../components/button-link';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { AnswersReview } from './answers-review';
import { AssessmentOutcome } from './assessment-outcome';
import { type AssessmentViewModel, AssessmentViewModelFactory } from './assessment-view-model';
import { QuestionnaireForm } from './questionnaire-form';
import { UnknownAssessment } from './unknown-assessment';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './enhanced-suitability.module.css';

/** One questionnaire from its first answer to what comes of it [SUIT-01, SUIT-40..46]. */
export const Assessment = observer(function Assessment({ kind }: { readonly kind: QuestionnaireKind }) {
  const { t } = useTexts();
  const { profile } = useConfiguration();
  const view = useViewModelFor(AssessmentViewModelFactory, kind);
  useEffect(() => {
    void view.load();
  }, [view]);
  return (
    <div
      className={`${pageStyles.page} ${pageStyles.pageParts} ${styles.assessmentPage}`}
      data-testid="assessment-page"
    >
      {profile === 'standalone' ? (
        <p>
          <Link to="/profile?tab=questionnaire">{t('questionnaire:back-to-account')}</Link>
        </p>
      ) : null}
      <h1>{t(`questionnaire:title-${kind}`)}</h1>
      {view.prepared.phase.kind === 'failed' ? (
        <RetryPanel
          text={t('questionnaire:failed')}
          action={t('common:panel.retry')}
          onRetry={() => void view.load()}
        />
      ) : (
        <Async resource={view.prepared}>{() => <AssessmentStep view={view} />}</Async>
      )}
    </div>
  );
});

const AssessmentStep = observer(function AssessmentStep({ view }: { readonly view: AssessmentViewModel }) {
  const { t } = useTexts();
  const { phase } = view;
  if (phase.kind === 'done') return <AssessmentOutcome kind={view.kind} result={phase.result} />;
  if (view.isRiskFirst)
    return (
      <>
        <p>{t('questionnaire:risk-first')}</p>
        <p>
          <ButtonLink to="/enhanced-suitability">{t('questionnaire:standing.take')}</ButtonLink>
        </p>
      </>
    );
  if (!view.isHers) return <p>{t('questionnaire:not-needed')}</p>;
  if (view.questions.length === 0) return <p>{t('questionnaire:empty')}</p>;
  if (phase.kind === 'unknown') return <UnknownAssessment view={view} />;
  return phase.kind === 'answering' ? <QuestionnaireForm view={view} /> : <AnswersReview view={view} />;
});
