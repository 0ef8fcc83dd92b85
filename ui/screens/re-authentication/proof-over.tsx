import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { useTexts } from '../../i18n/use-texts';
import { ProofSheet } from './proof-sheet';
import * as styles from './proof.module.css';

type ProofOverProps = {
  readonly why: StepUpProblem | 'refused' | 'another-client';
  /** To the page that asked; the home where no page did. */
  readonly onBack: (() => void) | undefined;
};

/** Why nothing was confirmed, that nothing was done, and the way on. */
export function ProofOver({ why, onBack }: ProofOverProps) {
  const { t } = useTexts();
  return (
    <ProofSheet heading={t('re-authentication:not-confirmed')}>
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
    </ProofSheet>
  );
}
