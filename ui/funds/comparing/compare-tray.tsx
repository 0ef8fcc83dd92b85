import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ComparisonStatus } from './comparison-status';
import type { ComparisonViewModel } from './comparison-view-model';
import * as styles from './compare-tray.module.css';

type CompareTrayProps = {
  readonly view: ComparisonViewModel;
  /** Returns the address of the funds side by side. */
  readonly addressOf: () => string;
};

/** The chosen funds in sight of the page, and the way to them side by side; not there before one is chosen [FUND-24]. */
export const CompareTray = observer(function CompareTray({ view, addressOf }: CompareTrayProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  if (view.ids.length === 0) return null;
  // The button that was pressed goes with its fund.
  const remove = (fund: FundPreview) => {
    heading.current?.focus();
    view.toggle(fund);
  };
  return (
    <section className={styles.compareTray} data-testid="compare-tray" aria-labelledby="compare-tray">
      <h2 id="compare-tray" ref={heading} tabIndex={-1}>
        {t('comparison:tray')}
      </h2>
      <p role="status">
        <ComparisonStatus view={view} />
      </p>
      {view.hasFailed ? (
        <RetryPanel text={t('comparison:failed')} action={t('common:panel.retry')} onRetry={view.load} />
      ) : null}
      <ul className={styles.compareTrayFunds}>
        {view.funds.map((fund) => (
          <li key={fundKey(fund)}>
            <span>{fund.name}</span>
            <button
              type="button"
              aria-label={t('comparison:remove-of', { fund: fund.name })}
              onClick={() => {
                remove(fund);
              }}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.compareTrayActions}>
        {view.canOpen ? (
          <ButtonLink to={addressOf()} size="small">
            {t('comparison:open', { count: view.ids.length })}
          </ButtonLink>
        ) : null}
        <Button theme="outlined" size="small" onClick={view.clear}>
          {t('comparison:clear')}
        </Button>
      </div>
    </section>
  );
});
