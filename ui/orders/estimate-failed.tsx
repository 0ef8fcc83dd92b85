import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';

type EstimateFailedProps = {
  /** The estimate that couldn't be loaded: what units are worth, or the units that an amount buys. */
  readonly of: 'worth' | 'units';
  readonly onRetry: () => void;
};

/** Says that an estimate couldn't be loaded, with the way to try again [API-79, OPEN-80]. */
export function EstimateFailed({ of, onRetry }: EstimateFailedProps) {
  const { t } = useTexts();
  const text = t(of === 'worth' ? 'order-list:estimate-failed' : 'place-order:units-failed');
  return <RetryPanel text={text} action={t('common:panel.retry')} onRetry={onRetry} />;
}
