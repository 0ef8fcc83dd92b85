import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ComparisonGrowth } from './comparison-growth';
import { ComparisonOverlap } from './comparison-overlap';
import { ComparisonStatus } from '../../funds/comparing/comparison-status';
import { ComparisonTable } from './comparison-table';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import type { FundsAddress } from './funds-address';
import { PairChoice } from './pair-choice';
import * as styles from './comparison.module.css';

type ComparisonProps = { readonly view: ComparisonViewModel; readonly address: FundsAddress };

/** The chosen funds side by side: their growth from the same day, their facts with the differences marked, what they hold in common, and an order for each [FUND-24]. */
export const Comparison = observer(function Comparison({ view, address }: ComparisonProps) {
  const { t } = useTexts();
  const hasRecords = useConfiguration().extensions.has('fund-records');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  // The button that was pressed goes with its fund.
  const remove = (fund: FundPreview) => {
    heading.current?.focus();
    view.toggle(fund);
  };
  return (
    <section className={styles.comparison} data-testid="comparison" aria-labelledby="comparison-heading">
      <p>
        <Link to={address.addressOf('list')}>{t('comparison:back')}</Link>
      </p>
      <h2 id="comparison-heading" ref={heading} tabIndex={-1}>
        {t('comparison:heading')}
      </h2>
      <p role="status">
        <ComparisonStatus view={view} />
      </p>
      {view.hasFailed ? (
        <RetryPanel text={t('comparison:failed')} action={t('common:panel.retry')} onRetry={view.load} />
      ) : null}
      {view.funds.length > 0 ? (
        <>
          {hasRecords ? <ComparisonGrowth view={view} /> : null}
          <PairChoice view={view} />
          <ComparisonTable view={view} address={address} onRemove={remove} />
          {hasRecords && view.funds.length > 1 ? <ComparisonOverlap view={view} /> : null}
        </>
      ) : null}
    </section>
  );
});
