import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { HoldingSearch } from './holding-search';

type MoreHoldingsProps = { readonly search: HoldingSearch; readonly found: readonly unknown[] };

/** Lists more of the holdings found; nothing where all are listed. */
export const MoreHoldings = observer(function MoreHoldings({ search, found }: MoreHoldingsProps) {
  const { t } = useTexts();
  const count = search.more(found);
  if (count === 0) return null;
  return (
    <Button theme="outlined" size="small" onClick={search.showMore}>
      {t('place-order:more-holdings', { count })}
    </Button>
  );
});
