import { joinClasses } from '../../components/join-classes';
import { observer } from 'mobx-react-lite';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { WatchedFunds } from './watched-funds';
import * as styles from './watch-toggle.module.css';

type WatchToggleProps = {
  readonly view: WatchedFunds;
  readonly fund: FundReference;
  readonly className?: string | undefined;
};

/** Puts a fund on the client's watch list, or takes it off; not there before the list is [ROUTE-18]. */
export const WatchToggle = observer(function WatchToggle({ view, fund, className }: WatchToggleProps) {
  const { t } = useTexts();
  if (view.list.value === undefined) return null;
  const isWatched = view.has(fund);
  return (
    <Button
      theme="outlined"
      size="small"
      className={joinClasses(styles.watchToggle, className)}
      data-testid="watch-toggle"
      aria-pressed={isWatched}
      aria-busy={view.isBusy}
      aria-label={t(isWatched ? 'watch-list:watching-of' : 'watch-list:watch-of', { fund: fund.name })}
      onClick={() => void (isWatched ? view.remove(fund) : view.add(fund))}
    >
      {t(isWatched ? 'watch-list:watching' : 'watch-list:watch')}
    </Button>
  );
});
