import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryPanel } from '../../components/retry-panel';
import type { Panel } from '../../stores/panel';

type AccountPartProps<T> = { readonly panel: Panel<T>; readonly children: (value: T) => ReactNode };

/** A part of the page once its own answer is there; until then that it is awaited, or a way to ask again. */
export const AccountPart = observer(function AccountPart<T>({ panel, children }: AccountPartProps<T>) {
  const { t } = useTranslation();
  const { phase } = panel;
  if (phase.kind === 'waiting')
    return (
      <p className="account-waiting" role="status">
        {t('account.waiting')}
      </p>
    );
  if (phase.kind === 'failed')
    return <RetryPanel text={t('account.failed')} action={t('panel.retry')} onRetry={() => void panel.load()} />;
  return children(phase.value);
});
