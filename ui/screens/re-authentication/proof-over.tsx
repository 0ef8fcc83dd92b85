import type { ProofProblem } from '../../../domain/credentials/re-authentication/proof-problem';
import { Button } from '../../components/button';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { ProofSheet } from './proof-sheet';

type ProofOverProps = {
  readonly why: ProofProblem | 'refused' | 'another-client';
  /** To the page that asked; the home where no page did. */
  readonly onBack: (() => void) | undefined;
};

/** Why nothing was confirmed, that nothing was done, and the way on. */
export function ProofOver({ why, onBack }: ProofOverProps) {
  const { t } = useTexts();
  return (
    <ProofSheet heading={t('re-auth.not-confirmed')}>
      <p className="proof-text" role="status">
        {t(`re-auth.${why}`)}
      </p>
      <div className="proof-actions">
        {onBack ? (
          <Button size="large" onClick={onBack}>
            {t('re-auth.back')}
          </Button>
        ) : (
          <Link to="/" className="button button-primary button-large">
            {t('re-auth.home')}
          </Link>
        )}
      </div>
    </ProofSheet>
  );
}
