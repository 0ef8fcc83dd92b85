import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { marketCalendar } from '../../config/calendars/market-calendar';
import type { Calendar } from '../../domain/calendar/calendar';
import { useConfiguration, useViewModelFor } from '../app/injection';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { type DealingClosuresViewModel, DealingClosuresViewModelFactory } from './dealing-closures-view-model';

type ClosuresProps = { readonly closures: DealingClosuresViewModel };

/** Loads the closures that are announced at run time [OPEN-32, TRADE-91, TRADE-119]. */
export function useClosures(fundCode?: string): DealingClosuresViewModel {
  const closures = useViewModelFor(DealingClosuresViewModelFactory, fundCode);
  useEffect(() => {
    void closures.days.load();
  }, [closures]);
  return closures;
}

/** The region's calendar with those days; while they aren't known, its listed holidays alone. */
export function useDealingCalendar({ days }: DealingClosuresViewModel): Calendar {
  const { region } = useConfiguration();
  return marketCalendar(region, new Set(days.value));
}

/** Says that the closures couldn't be loaded, with a retry. */
export const ClosuresProblem = observer(function ClosuresProblem({ closures: { days } }: ClosuresProps) {
  const { t } = useTexts();
  if (days.phase.kind !== 'failed') return null;
  return (
    <RetryPanel
      text={t('dealing-calendar:closures-failed')}
      action={t('common:panel.retry')}
      onRetry={() => void days.load()}
    />
  );
});
