import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import type { Panel } from '../../stores/panel';

type PanelPartProps<T> = {
  readonly panel: Panel<T>;
  /** What is said where it can't be had, in place of what every part says. */
  readonly failed?: string;
  readonly children: (value: T) => ReactNode;
};

/** A part of a page once its own answer is there; until then that it is awaited, or a way to ask again. An earlier answer stays, and says so, when a later one can't be had [OPEN-92]. */
export const PanelPart = observer(function PanelPart<T>({ panel, failed, children }: PanelPartProps<T>) {
  const { t } = useTexts();
  const { phase } = panel;
  if (phase.kind === 'waiting') return <p role="status">{t('shell:loading')}</p>;
  if (phase.kind === 'failed')
    return (
      <RetryPanel
        text={failed ?? t('common:panel.failed')}
        action={t('common:panel.retry')}
        onRetry={() => void panel.load()}
      />
    );
  return (
    <>
      {phase.isOutdated ? (
        <RetryPanel
          text={failed ?? t('common:panel.outdated')}
          action={t('common:panel.retry')}
          onRetry={() => void panel.load()}
        />
      ) : null}
      {children(phase.value)}
    </>
  );
});
