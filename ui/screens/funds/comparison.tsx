import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { maxComparedFunds } from '../../../domain/funds/finding/fund-comparison';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ComparisonTable } from './comparison-table';
import type { ComparisonViewModel } from './comparison-view-model';
import type { FundsAddress } from './funds-address';
import * as styles from './comparison.module.css';

type ViewProps = { readonly view: ComparisonViewModel };

type ComparisonProps = ViewProps & {
  readonly address: FundsAddress;
  /** Before a fund is taken out here. */
  readonly onRemove: () => void;
};

/** The chosen funds side by side; not there before one is chosen [FUND-24]. */
export const Comparison = observer(function Comparison({ view, address, onRemove }: ComparisonProps) {
  const { t, language } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    view.load();
  }, [view, language]);
  if (view.ids.length === 0) return null;
  // The button that was pressed goes with its fund.
  const remove = (fund: FundPreview) => {
    onRemove();
    heading.current?.focus();
    view.toggle(fund);
  };
  return (
    <section className={styles.comparison} data-testid="comparison" aria-labelledby="comparison-heading">
      <h2 id="comparison-heading" ref={heading} tabIndex={-1}>
        {t('comparison:heading')}
      </h2>
      <p role="status">
        <ComparisonStatus view={view} />
      </p>
      {view.hasFailed ? (
        <RetryPanel text={t('comparison:failed')} action={t('common:panel.retry')} onRetry={view.load} />
      ) : null}
      {view.funds.length > 0 ? <ComparisonTable funds={view.funds} address={address} onRemove={remove} /> : null}
    </section>
  );
});

const ComparisonStatus = observer(function ComparisonStatus({ view }: ViewProps) {
  const { t } = useTexts();
  if (view.hasFailed) return null;
  if (view.isWaiting) return t('comparison:waiting');
  if (view.lacksSome) return t('comparison:unknown');
  if (view.ids.length === 1) return t('comparison:choose');
  return t(view.isFull ? 'comparison:full' : 'comparison:more', { count: view.ids.length, most: maxComparedFunds });
});
