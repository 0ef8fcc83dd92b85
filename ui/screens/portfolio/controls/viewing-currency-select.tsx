import { observer } from 'mobx-react-lite';
import { currencies } from '../../../../domain/money/currency';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { Select } from '../../../components/fields/select';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioQuery } from '../portfolio-query';
import { ToolbarField } from './toolbar-field';
import type { ViewingCurrencyViewModel } from './viewing-currency-view-model';

type ChoiceProps = { readonly choice: ViewingCurrencyViewModel };

/** The choice of the currency in which an HK client sees all amounts, on this visit and the next [PORT-53, API-39]. */
export const ViewingCurrencySelect = observer(function ViewingCurrencySelect({ choice }: ChoiceProps) {
  const { t } = useTexts();
  return (
    <ToolbarField label={t('toolbar:viewing.label')}>
      <Select
        label={t('toolbar:viewing.label')}
        value={choice.current}
        options={currencies.map((value) => ({ value, label: t('toolbar:viewing.in', { currency: value }) }))}
        onChange={(currency) => void choice.choose(currency)}
      />
    </ToolbarField>
  );
});

type NotesProps = ChoiceProps & { readonly answers: PortfolioQuery };

/**
 * Says that the client's currency isn't known, or that a choice couldn't be stored; on the page, since the menu may be
 * closed [PORT-53, OPEN-92].
 */
export const ViewingCurrencyNotes = observer(function ViewingCurrencyNotes({ answers, choice }: NotesProps) {
  const { t } = useTexts();
  const { current, refused } = choice;
  return (
    <>
      {answers.isCurrencyAssumed ? (
        <RetryPanel
          text={t('toolbar:viewing.unknown', { currency: current })}
          action={t('common:panel.retry')}
          onRetry={() => void answers.findCurrency()}
        />
      ) : null}
      {refused ? (
        <RetryPanel
          text={t('toolbar:viewing.failed', { currency: current })}
          action={t('common:panel.retry')}
          onRetry={() => void choice.choose(refused)}
        />
      ) : null}
    </>
  );
});
