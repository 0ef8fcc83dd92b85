import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { LinkButton } from '../../components/link-button';
import { useTexts } from '../../i18n/use-texts';
import { PasskeyProblem } from '../../passkeys/passkey-problem';
import { PasskeyStepUpViewModelFactory } from './passkey-step-up-view-model';
import { StepUpFailure } from './step-up-failure';
import { StepUpPage } from './step-up-page';
import { StepUpSummary } from './step-up-summary';
import * as styles from './step-up.module.css';

/** The page that asks a client who has a passkey for it, and leads on to the secret [REAUTH-01]. */
export const PasskeyStepUpScreen = observer(function PasskeyStepUpScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const proof = useViewModelFor(PasskeyStepUpViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    provider: search.get('provider') ?? '',
  });
  useEffect(() => void proof.load(), [proof]);
  const { phase } = proof;
  if (phase.kind === 'over')
    return <StepUpFailure why={phase.why} onBack={proof.hasRequest() ? proof.leave : undefined} />;
  if (phase.kind === 'waiting' || phase.kind === 'going')
    return (
      <StepUpPage heading={t('re-authentication:title')}>
        <p role="status">{t(phase.kind === 'going' ? 're-authentication:going' : 'shell:loading')}</p>
      </StepUpPage>
    );
  const problem = phase.kind === 'asking' ? phase.problem : undefined;
  const isSigning = phase.kind === 'signing';
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      <div className={styles.proofPasskey}>
        <StepUpSummary request={phase.request} />
        {problem ? <PasskeyProblem trouble={problem} /> : null}
        <p role="status" className={styles.proofNote}>
          {isSigning ? t('passkeys:follow') : null}
        </p>
        <div className={styles.proofActions}>
          <Button size="large" aria-busy={isSigning} onClick={() => void proof.confirm()}>
            {t('passkeys:confirm')}
          </Button>
          <Button theme="outlined" size="large" onClick={proof.leave}>
            {t('re-authentication:cancel')}
          </Button>
        </div>
        <LinkButton onClick={proof.preferSecret}>{t('passkeys:use-secret')}</LinkButton>
      </div>
    </StepUpPage>
  );
});
