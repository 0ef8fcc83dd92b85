import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewModelFor } from '../../app/injection';
import { Button } from '../../components/button';
import { LinkButton } from '../../components/link-button';
import { useTexts } from '../../i18n/use-texts';
import { PasskeyProblem } from '../../passkeys/passkey-problem';
import { PasskeyProofViewModelFactory } from './passkey-proof-view-model';
import { ProofOver } from './proof-over';
import { ProofSheet } from './proof-sheet';
import { ProofSubject } from './proof-subject';
import * as styles from './proof.module.css';

/** The page that asks a client who has a passkey for it, and leads on to the secret [REAUTH-01]. */
export const PasskeyProofScreen = observer(function PasskeyProofScreen() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const proof = useViewModelFor(PasskeyProofViewModelFactory, {
    nonce: search.get('nonce') ?? '',
    provider: search.get('provider') ?? '',
  });
  useEffect(() => void proof.load(), [proof]);
  const { phase } = proof;
  if (phase.kind === 'over') return <ProofOver why={phase.why} onBack={proof.hasRequest() ? proof.leave : undefined} />;
  if (phase.kind === 'waiting' || phase.kind === 'going')
    return (
      <ProofSheet heading={t('re-authentication:title')}>
        <p role="status">{t(phase.kind === 'going' ? 're-authentication:going' : 'shell:loading')}</p>
      </ProofSheet>
    );
  const problem = phase.kind === 'asking' ? phase.problem : undefined;
  const isSigning = phase.kind === 'signing';
  return (
    <ProofSheet heading={t('re-authentication:title')}>
      <div className={styles.proofPasskey}>
        <ProofSubject request={phase.request} />
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
    </ProofSheet>
  );
});
