import type { PortfolioViewModel } from '../portfolio-view-model';
import { FilteredNotice } from './filtered-notice';
import { ViewingCurrencyNotes } from './viewing-currency-select';
import type { ViewingCurrencyViewModel } from './viewing-currency-view-model';

type ChoiceNotesProps = {
  readonly view: PortfolioViewModel;
  readonly viewing: ViewingCurrencyViewModel | undefined;
};

/** What has come of the choices in the toolbar, said beneath it: they themselves may be closed. */
export function ChoiceNotes({ view, viewing }: ChoiceNotesProps) {
  return (
    <>
      {viewing ? <ViewingCurrencyNotes answers={view.answers} choice={viewing} /> : null}
      <FilteredNotice view={view} />
    </>
  );
}
