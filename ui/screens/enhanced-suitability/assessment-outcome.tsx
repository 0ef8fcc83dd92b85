import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { RiskStandingPart } from '../../risk-profile/risk-standing-part';
import { StepHeading } from '../../components/page/step-heading';

type OutcomeProps = { readonly kind: QuestionnaireKind; readonly result: AssessmentResult };

/** What came of the answers, and where the client now stands [SUIT-03, SUIT-24, SUIT-38, SUIT-39]. */
export function AssessmentOutcome({ kind, result }: OutcomeProps) {
  const { t } = useTexts();
  const { profile } = useConfiguration();
  const words = kind === 'risk' ? 'risk' : result.passed ? 'passed' : 'failed';
  return (
    <section className="assessment-outcome">
      <StepHeading>{t('questionnaire.done-title')}</StepHeading>
      <p role="status">{t(`questionnaire.done-${words}`)}</p>
      <RiskStandingPart />
      <p className="assessment-actions">
        <Link to="/" className="button button-primary">
          {t('questionnaire.to-portfolio')}
        </Link>
        {profile === 'standalone' ? (
          <Link to="/profile?tab=questionnaire" className="button button-outlined">
            {t('questionnaire.to-account')}
          </Link>
        ) : null}
      </p>
    </section>
  );
}
