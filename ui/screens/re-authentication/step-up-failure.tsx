import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import { StepUpPage } from './step-up-page';
import * as styles from './step-up.module.css';

type StepUpFailureProps = {
  readonly why: StepUpProblem | 'refused' | 'another-client';
  /** Leads to the page that asked; the home where no page did. */
  readonly onBack: (() => void) | undefined;
};

/** Says why nothing was confirmed, that nothing was done, and the way on. */
export function StepUpFailure({ why, onBack }: StepUpFailureProps) {
  const { t } = useTexts();
  return (
    <StepUpPage heading={t('re-authentication:not-confirmed')}>
      <p className={styles.proofText} data-testid="proof-text" role="status">
        {t(`re-authentication:${why}`)}
      </p>
      <div className={styles.proofActions}>
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
