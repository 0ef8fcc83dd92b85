import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Distribution,
  distributionsByFund,
  distributionYears,
  yearTotals,
} from '../../../../domain/dividends/distribution';
import { Async } from '../../../app/loading/async';
import { useViewModel } from '../../../app/injection';
import { useRegionFeatures } from '../../../app/use-region-features';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { moneyText } from '../../../components/figures/money-text';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { useTexts } from '../../../i18n/use-texts';
import { DistributionTable } from './distribution-table';
import { DistributionsViewModel } from './distributions-view-model';
import { DividendRecordsPart } from './dividend-records-part';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

/** Shows the distributions that the client received, by year and fund; the address names the year [LINK-26]. */
export const DistributionsPart = observer(function DistributionsPart() {
  const { language } = useTexts();
  const { reinvestedDividends } = useRegionFeatures();
  const { paid } = useViewModel(DistributionsViewModel);
  useEffect(() => {
    void paid.load();
  }, [paid, language]);
  return (
    <>
      <Async resource={paid}>{(list) => <Years distributions={list} />}</Async>
      {reinvestedDividends ? <DividendRecordsPart /> : null}
    </>
  );
});

function Years({ distributions }: { readonly distributions: readonly Distribution[] }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const years = distributionYears(distributions);
  const asked = search.get('year') ?? '';
  const year = years.includes(asked) ? asked : years[0];
  if (year === undefined)
    return (
      <EmptyState data-testid="records-empty" title={t('order-records:paid-none')}>
        {t('order-records:paid-none-text')}
      </EmptyState>
    );
  return (
    <>
      <SegmentedControl
        legend={t('order-records:year')}
        options={years.map((value) => ({ value, label: value }))}
        value={year}
        onChange={(value) => {
          setSearch({ tab: 'distributions', year: value }, { replace: true });
        }}
      />
      <Facts className={styles.recordsTotals} data-testid="records-totals">
        {yearTotals(distributions, year).map(({ currency, amount }) => (
          <Fact key={currency} label={t('order-records:paid-in', { year, currency })}>
            <Amount>{moneyText(currency, amount)}</Amount>
          </Fact>
        ))}
      </Facts>
      <DistributionTable key={year} funds={distributionsByFund(distributions, year)} />
      <Note data-testid="record-note">{t('order-records:paid-note')}</Note>
    </>
  );
}
