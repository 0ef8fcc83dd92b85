import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../../app/injection';
import { Fact } from '../../../components/figures/fact';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import { PreferredCurrencyViewModel } from './preferred-currency-view-model';

/** The currency that the client prefers, as the account's overview has it [API-28, ENT-20]. */
export const PreferredCurrencyFact = observer(function PreferredCurrencyFact() {
  const { t } = useTexts();
  const { overview } = useViewModel(PreferredCurrencyViewModel);
  useEffect(() => {
    void overview.load();
  }, [overview]);
  const label = t('account:preferred-currency');
  if (overview.phase.kind === 'failed')
    return (
      <Fact label={label}>
        <RetryPanel
          text={t('account:tier-failed')}
          action={t('common:panel.retry')}
          onRetry={() => void overview.load()}
        />
      </Fact>
    );
  if (!overview.value) return null;
  return <Fact label={label}>{overview.value.preferenceCurrency.toUpperCase()}</Fact>;
});
