import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { AsyncResource } from '../../../stores/async-resource';
import { isPhone } from '../is-phone';
import type { AsOf } from './as-of';
import * as styles from './client-summary.module.css';

type PartProps<T> = {
  readonly resource: AsyncResource<AsOf<T>>;
  readonly heading: string;
  readonly failed: string;
  /** The summary read at a glance; null while there is nothing to say. */
  readonly gist: ReactNode;
  /** True where a piece of the loaded answer is missing. */
  readonly isPartial?: boolean;
  /** True where it begins folded on every screen, because it is long. */
  readonly folded?: boolean;
  readonly children: ReactNode;
};

/**
 * Its own outline while waiting, a retry of its own when it failed, nothing where there is nothing to say; folded on a
 * phone, so that the holdings stay near.
 */
export const SummaryPart = observer(function SummaryPart<T>({ folded = false, ...part }: PartProps<T>) {
  const { t, language } = useTexts();
  const [isOpen] = useState(() => !folded && !isPhone());
  const { resource, heading, failed, gist, isPartial, children } = part;
  const { phase } = resource;
  if (phase.kind === 'ready' && gist === undefined) return null;
  return (
    <div className={styles.summaryPart} data-testid="summary-part">
      <h2>{heading}</h2>
      {phase.kind === 'waiting' ? <div className={styles.summaryOutline} aria-hidden="true" /> : null}
      {phase.kind === 'failed' || resource.isOutdated || isPartial ? (
        <RetryPanel text={failed} action={t('common:panel.retry')} onRetry={() => void resource.load()} />
      ) : null}
      {phase.kind !== 'ready' ? null : (
        <details open={isOpen}>
          <summary className={styles.summaryGist} data-testid="summary-gist">
            <span className="visually-hidden">{heading} </span>
            {gist}
          </summary>
          {children}
          <p className={styles.summaryAsOf}>
            {t('summaries:summary.as-of', { at: formatDate(phase.value.at, language, 'date-time') })}
          </p>
        </details>
      )}
    </div>
  );
});
