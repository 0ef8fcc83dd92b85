import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AccountOverviews } from '../../../../application/ports/notices/account-overviews';
import { useMade } from '../../../app/injection';
import { Fact } from '../../../components/figures/fact';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../stores/panel';

/** The currency that the client prefers, as the account's overview has it [API-28, ENT-20]. */
export const PreferredCurrencyFact = observer(function PreferredCurrencyFact() {
  const { t } = useTexts();
  const panel = useMade((get) => {
    const overviews = get(AccountOverviews);
    return new Panel(() => overviews.current());
  });
  useEffect(() => {
    void panel.load();
  }, [panel]);
  const label = t('account.preferred-currency');
  if (panel.phase.kind === 'failed')
    return (
      <Fact label={label}>
        <RetryPanel text={t('account.tier-failed')} action={t('panel.retry')} onRetry={() => void panel.load()} />
      </Fact>
    );
  if (!panel.value) return null;
  return <Fact label={label}>{panel.value.preferenceCurrency.toUpperCase()}</Fact>;
});
