import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortOptions } from '../../../domain/holdings/sort-option';
import { useConfiguration, useInstance } from '../../app/injection';
import { PreferencesStore } from '../../stores/preferences-store';
import { readFilter, writeFilter } from './filter-in-address';
import type { PortfolioViewModel } from './portfolio-view-model';

/** Keeps filter, grouping and sort in the address, so that a reload, a bookmark and the back button show the same view. */
export function useViewInAddress(view: PortfolioViewModel): void {
  const [params, setParams] = useSearchParams();
  const preferences = useInstance(PreferencesStore);
  const { region } = useConfiguration();
  const { groupType, accountType, paymentCurrency } = readFilter(params, region);
  const sort = sortOptions.find((option) => option === params.get('sort')) ?? preferences.sort;
  useEffect(() => {
    void view.filterBy({ groupType, accountType, paymentCurrency });
    view.sortBy(sort);
  }, [view, groupType, accountType, paymentCurrency, sort]);
  useEffect(
    () =>
      reaction(
        () => ({ filter: view.filter, sort: view.sort }),
        (shown) => {
          preferences.change({ sort: shown.sort });
          setParams({ ...writeFilter(shown.filter), sort: shown.sort }, { replace: true });
        },
        { equals: (a, b) => a.filter === b.filter && a.sort === b.sort },
      ),
    [view, preferences, setParams],
  );
}
