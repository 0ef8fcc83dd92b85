import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { Panel } from '../../../stores/panel';
import { isPhone } from '../is-phone';
import * as styles from './notices.module.css';

type PartProps<T> = {
  readonly panel: Panel<T>;
  readonly heading: string;
  readonly failed: string;
  /** What is said when there is nothing; without words the part isn't there. */
  readonly nothing?: string;
  readonly isEmpty: boolean;
  /** Whether it begins folded on a desktop too. */
  readonly folded?: boolean;
  readonly children: ReactNode;
};

/** One part of the notices: an outline while waiting, a retry of its own when it failed; folded on a phone. */
export const NoticePart = observer(function NoticePart<T>(props: PartProps<T>) {
  const { panel, heading, failed, nothing, isEmpty, folded = false, children } = props;
  const { t } = useTexts();
  const [isFolded] = useState(() => folded || isPhone());
  const { phase } = panel;
  const hasFailed = phase.kind === 'failed' || panel.isOutdated;
  if (isEmpty && phase.kind === 'ready' && !hasFailed && nothing === undefined) return null;
  const content = isEmpty ? (
    <p className={styles.noticeNothing}>{phase.kind === 'ready' ? nothing : null}</p>
  ) : (
    children
  );
  return (
    <div className={styles.noticePart} data-testid="notice-part">
      {isFolded && !isEmpty ? (
        <details>
          <summary>
            <h2>{heading}</h2>
          </summary>
          {content}
        </details>
      ) : (
        <>
          <h2>{heading}</h2>
          {phase.kind === 'waiting' ? <div className={styles.noticeOutline} aria-hidden="true" /> : content}
        </>
      )}
      {hasFailed ? (
        <RetryPanel text={failed} action={t('common:panel.retry')} onRetry={() => void panel.load()} />
      ) : null}
    </div>
  );
});
