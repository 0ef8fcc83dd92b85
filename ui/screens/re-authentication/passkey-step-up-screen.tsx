import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { LinkButton } from '../../components/link-button';
import { useTexts } from '../../i18n/use-texts';
import { PasskeyProblem } from '../../passkeys/passkey-problem';
import { PasskeyStepUpViewModelFactory } from './passkey-step-up-view-model';
import { StepUpPage } from './step-up-page';
import { StepUpStatus } from './step-up-status';
import { StepUpSummary } from './step-up-summary';
import * as styles from './step-up.module.css';

/** The page that asks a client who has a passkey for it, and leads on to the secret [REAUTH-01]. */
export const PasskeyStepUpScreen = observer(function PasskeyStepUpScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const page = useViewModelFor(PasskeyStepUpViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    provider: search.get('provider') ?? '',
  });
  useEffect(() => void page.load(), [page]);
  const { phase } = page;
  if (phase.kind === 'waiting' || phase.kind === 'going' || phase.kind === 'over')
    return <StepUpStatus phase={phase} onBack={page.isBegunHere ? page.leave : undefined} />;
  const problem = phase.kind === 'asking' ? phase.problem : undefined;
  const isSigning = phase.kind === 'signing';
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      <div className={styles.stepUpPasskey}>
        <StepUpSummary request={phase.request} />
        {problem ? <PasskeyProblem trouble={problem} /> : null}
        <p role="status" className={styles.stepUpNote}>
          {isSigning ? t('passkeys:follow') : null}
        </p>
        <div className={styles.stepUpActions}>
          <Button size="large" aria-busy={isSigning} onClick={() => void page.confirm()}>
            {t('passkeys:confirm')}
          </Button>
          <Button theme="outlined" size="large" onClick={page.leave}>
            {t('re-authentication:cancel')}
          </Button>
        </div>
        <LinkButton onClick={page.preferSecret}>{t('passkeys:use-secret')}</LinkButton>
      </div>
    </StepUpPage>
  );
});
