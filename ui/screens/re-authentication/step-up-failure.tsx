import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import { StepUpPage } from './step-up-page';
import * as styles from './step-up.module.css';

/** The reasons for which nothing was confirmed. */
export type StepUpFailureReason = StepUpProblem | 'refused' | 'another-client';

type StepUpFailureProps = {
  readonly why: StepUpFailureReason;
  /** Leads to the page that asked; the home where no page did. */
  readonly onBack: (() => void) | undefined;
};

/** Says why nothing was confirmed, that nothing was done, and the way on. */
export function StepUpFailure({ why, onBack }: StepUpFailureProps) {
  const { t } = useTexts();
  return (
    <StepUpPage heading={t('re-authentication:not-confirmed')}>
      <p className={styles.stepUpText} data-testid="step-up-text" role="status">
        {t(`re-authentication:${why}`)}
      </p>
      <div className={styles.stepUpActions}>
        {onBack ? (
          <Button size="large" onClick={onBack}>
            {t('re-authentication:back')}
          </Button>
        ) : (
          <ButtonLink to="/" size="large">
            {t('re-authentication:home')}
          </ButtonLink>
        )}
      </div>
    </StepUpPage>
  );
}
