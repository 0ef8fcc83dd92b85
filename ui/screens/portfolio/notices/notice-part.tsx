import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { useTexts } from '../../../i18n/use-texts';
import type { AsyncResource } from '../../../stores/async-resource';
import { isPhone } from '../is-phone';
import * as styles from './notices.module.css';

type PartProps<T> = {
  readonly resource: AsyncResource<T>;
  readonly heading: string;
  readonly failed: string;
  /** The text for an empty part; without it an empty part isn't shown. */
  readonly nothing?: string;
  readonly isEmpty: boolean;
  /** True where it begins folded on a desktop too. */
  readonly folded?: boolean;
  readonly children: ReactNode;
};

/** One part of the notices: an outline while waiting, a retry of its own when it failed; folded on a phone. */
export const NoticePart = observer(function NoticePart<T>(props: PartProps<T>) {
  const { resource, heading, failed, nothing, isEmpty, folded = false, children } = props;
  const { t } = useTexts();
  const [isFolded] = useState(() => folded || isPhone());
  const { phase } = resource;
  const hasFailed = phase.kind === 'failed' || resource.isOutdated;
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
        <RetryPanel text={failed} action={t('common:panel.retry')} onRetry={() => void resource.load()} />
      ) : null}
    </div>
  );
});
