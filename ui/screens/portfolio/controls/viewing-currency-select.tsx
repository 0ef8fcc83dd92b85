import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ViewingSettings } from '../../../../application/ports/holdings/viewing-settings';
import { currencies } from '../../../../domain/money/currency';
import { useViewModel } from '../../../app/injection';
import { RetryPanel } from '../../../components/retry-panel';
import { Select } from '../../../components/select';
import type { PortfolioAnswers } from '../portfolio-answers';
import { ViewingCurrencyViewModel } from './viewing-currency-view-model';

/** In which currency an HK client sees all amounts, on this visit and the next [PORT-53, API-39]. */
export const ViewingCurrencySelect = observer(function ViewingCurrencySelect({
  answers,
}: {
  readonly answers: PortfolioAnswers;
}) {
  const { t } = useTranslation();
  const choice = useViewModel((get) => new ViewingCurrencyViewModel(get(ViewingSettings), answers));
  const { current, refused } = choice;
  return (
    <>
      {answers.isCurrencyAssumed ? (
        <RetryPanel
          text={t('viewing.unknown', { currency: current })}
          action={t('panel.retry')}
          onRetry={() => void answers.findCurrency()}
        />
      ) : null}
      <Select
        label={t('viewing.label')}
        value={current}
        options={currencies.map((value) => ({ value, label: t('viewing.in', { currency: value }) }))}
        onChange={(currency) => void choice.choose(currency)}
      />
      {refused ? (
        <RetryPanel
          text={t('viewing.failed', { currency: current })}
          action={t('panel.retry')}
          onRetry={() => void choice.choose(refused)}
        />
      ) : null}
    </>
  );
});
