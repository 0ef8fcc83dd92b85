import type { AssessmentResult } from '../../../domain/suitability/questionnaire/assessment-result';
import type { QuestionnaireKind } from '../../../domain/suitability/questionnaire/questionnaire-kind';
import { useConfiguration } from '../../app/injection';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import { RiskStatusPart } from '../../risk-profile/risk-status-part';
import { StepHeading } from '../../components/page/step-heading';
import * as styles from './enhanced-suitability.module.css';

type OutcomeProps = { readonly kind: QuestionnaireKind; readonly result: AssessmentResult };

/** Shows the result of the answers, and the client's new risk status [SUIT-03, SUIT-24, SUIT-38, SUIT-39]. */
export function AssessmentOutcome({ kind, result }: OutcomeProps) {
  const { t } = useTexts();
  const { profile } = useConfiguration();
  const words = kind === 'risk' ? 'risk' : result.passed ? 'passed' : 'failed';
  return (
    <section>
      <StepHeading>{t('questionnaire:done-title')}</StepHeading>
      <p role="status">{t(`questionnaire:done-${words}`)}</p>
      <RiskStatusPart />
      <p className={styles.assessmentActions}>
        <ButtonLink to="/">{t('questionnaire:to-portfolio')}</ButtonLink>
        {profile === 'standalone' ? (
          <ButtonLink to="/profile?tab=questionnaire" theme="outlined">
            {t('questionnaire:to-account')}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}
