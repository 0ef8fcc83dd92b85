import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { parseDepositRate } from '../../../../domain/performance/benchmark';
import { useViewModel } from '../../../app/injection';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { FundSearch } from '../../../funds/finding/fund-search';
import { FundSearchViewModel } from '../../../funds/finding/fund-search-view-model';
import type { PortfolioHistoryViewModel } from './portfolio-history-view-model';
import * as styles from './portfolio-past.module.css';

/** The choice of what the same money is compared with: any fund that is found, or a deposit at a rate [PORT-46]. */
export const BenchmarkChoice = observer(function BenchmarkChoice({
  view,
}: {
  readonly view: PortfolioHistoryViewModel;
}) {
  const search = useViewModel(FundSearchViewModel);
  return (
    <div className={styles.compare} data-testid="benchmark-choice">
      <FundSearch
        view={search}
        onOpen={(fund) => {
          search.typeAhead.clear();
          view.compareWith({ kind: 'fund', fund });
        }}
      />
      <DepositRate view={view} />
    </div>
  );
});

/** The yearly rate of a deposit, and what is wrong with it once it is compared with. */
function DepositRate({ view }: { readonly view: PortfolioHistoryViewModel }) {
  const { t } = useTexts();
  const [typed, type] = useState('');
  const [hasProblem, setProblem] = useState(false);
  const submit = (): void => {
    const yearlyPercent = parseDepositRate(typed);
    setProblem(yearlyPercent === undefined);
    if (yearlyPercent === undefined) return;
    view.compareWith({ kind: 'deposit', yearlyPercent });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('history:compare-rate')}
        hint={t('history:compare-rate-hint')}
        error={hasProblem ? t('history:compare-rate-problem') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        trailing={
          <Button type="submit" theme="outlined" size="small">
            {t('history:compare-deposit')}
          </Button>
        }
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          setProblem(false);
        }}
      />
    </form>
  );
}
