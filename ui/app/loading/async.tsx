import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import type { AsyncResource } from '../../stores/async-resource';
import { WaitingLine } from './waiting-line';

type AsyncProps<T> = {
  readonly resource: AsyncResource<T>;
  /** The sentence shown when loading fails, in place of the general one. */
  readonly failed?: string;
  readonly children: (value: T) => ReactNode;
};

/**
 * A part of a page once its own answer is there; until then that it is awaited, or a way to ask again. An earlier
 * answer stays, and says so, when a later one can't be had [OPEN-92].
 */
export const Async = observer(function Async<T>({ resource, failed, children }: AsyncProps<T>) {
  const { t } = useTexts();
  const { phase } = resource;
  if (phase.kind === 'waiting') return <WaitingLine />;
  if (phase.kind === 'failed')
    return (
      <RetryPanel
        text={failed ?? t('common:panel.failed')}
        action={t('common:panel.retry')}
        onRetry={() => void resource.load()}
      />
    );
  return (
    <>
      {phase.isOutdated ? (
        <RetryPanel
          text={failed ?? t('common:panel.outdated')}
          action={t('common:panel.retry')}
          onRetry={() => void resource.load()}
        />
      ) : null}
      {children(phase.value)}
    </>
  );
});
