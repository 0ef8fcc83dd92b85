import { useEffect } from 'react';
import { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import { useInstance } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { ProofOver } from './proof-over';
import { ProofSheet } from './proof-sheet';

/** Goes back to the page that asked, once there is a proof; the address says nothing [ROUTE-06, REAUTH-14, OPEN-13]. */
export function ProofRedirectScreen() {
  const { t } = useTexts();
  const reAuthentication = useInstance(ReAuthentication);
  const { isProved } = reAuthentication;
  useEffect(() => {
    if (isProved === true) reAuthentication.returnToCaller();
  }, [isProved, reAuthentication]);
  if (isProved === undefined) return <ProofOver why="unknown" onBack={undefined} />;
  if (!isProved) return <ProofOver why="refused" onBack={() => reAuthentication.cancel()} />;
  return (
    <ProofSheet heading={t('re-authentication:title')}>
      <p role="status">{t('re-authentication:going')}</p>
    </ProofSheet>
  );
}
