import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { Panel } from '../../../stores/panel';
import { isPhone } from '../is-phone';
import type { AsOf } from './as-of';
import * as styles from './client-summary.module.css';

type PartProps<T> = {
  readonly panel: Panel<AsOf<T>>;
  readonly heading: string;
  readonly failed: string;
  /** What is read at a glance; nothing while there is nothing to say. */
  readonly gist: ReactNode;
  /** Whether a piece of an answer that is there couldn't be had. */
  readonly isPartial?: boolean;
  /** Whether it begins folded on every screen, because it is long. */
  readonly folded?: boolean;
  readonly children: ReactNode;
};

/** Its own outline while waiting, a retry of its own when it failed, nothing where there is nothing to say; folded on a phone, so that the holdings stay near. */
export const SummaryPart = observer(function SummaryPart<T>({ folded = false, ...part }: PartProps<T>) {
  const { t, language } = useTexts();
  const [isOpen] = useState(() => !folded && !isPhone());
  const { panel, heading, failed, gist, isPartial, children } = part;
  const { phase } = panel;
  if (phase.kind === 'ready' && gist === undefined) return null;
  return (
    <div className={styles.summaryPart} data-testid="summary-part">
      <h2>{heading}</h2>
      {phase.kind === 'waiting' ? <div className={styles.summaryOutline} aria-hidden="true" /> : null}
      {phase.kind === 'failed' || panel.isOutdated || isPartial ? (
        <RetryPanel text={failed} action={t('common:panel.retry')} onRetry={() => void panel.load()} />
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
