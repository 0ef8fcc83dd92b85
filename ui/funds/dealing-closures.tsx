import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DealingClosures } from '../../application/ports/dealing/dealing-closures';
import { marketCalendar } from '../../config/calendars/market-calendar';
import type { Calendar } from '../../domain/calendar/calendar';
import { useConfiguration, useMade } from '../app/injection';
import { RetryPanel } from '../components/notices/retry-panel';
import { useTexts } from '../i18n/use-texts';
import { Panel } from '../stores/panel';

/** The days without dealing that are told at run time, of the market or a fund. */
export type Closures = Panel<readonly string[]>;

/** Asks for the days without dealing that are told at run time [OPEN-32, TRADE-91, TRADE-119]. */
export function useClosures(fundCode?: string): Closures {
  const closures = useMade((get) => new Panel(() => get(DealingClosures).of(fundCode)));
  useEffect(() => {
    void closures.load();
  }, [closures]);
  return closures;
}

/** The region's calendar with those days; while they aren't known, its listed holidays alone. */
export function useDealingCalendar(closures: Closures): Calendar {
  const { region } = useConfiguration();
  return marketCalendar(region, new Set(closures.value));
}

/** That those days couldn't be had, and a way to ask again. */
export const ClosuresProblem = observer(function ClosuresProblem({ closures }: { readonly closures: Closures }) {
  const { t } = useTexts();
  if (closures.phase.kind !== 'failed') return null;
  return (
    <RetryPanel
      text={t('dealing-calendar.closures-failed')}
      action={t('panel.retry')}
      onRetry={() => void closures.load()}
    />
  );
});
