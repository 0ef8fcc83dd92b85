import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../../components/retry-panel';
import type { Panel } from '../../stores/panel';

type FundDetailsPartProps<T> = { readonly panel: Panel<T>; readonly children: (value: T) => ReactNode };

/** What a tab shows once its own answer is there; until then that it is awaited, or a way to ask again. */
export const FundDetailsPart = observer(function FundDetailsPart<T>({ panel, children }: FundDetailsPartProps<T>) {
  const { t } = useTranslation();
  const { phase } = panel;
  if (phase.kind === 'waiting')
    return (
      <p className="fund-page-waiting" role="status">
        {t('fund-page.part-waiting')}
      </p>
    );
  if (phase.kind === 'failed')
    return <RetryPanel text={t('fund-page.part-failed')} action={t('panel.retry')} onRetry={() => void panel.load()} />;
  return children(phase.value);
});
