import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupTypes } from '../../../domain/holdings/group-holdings';
import { sortOptions } from '../../../domain/holdings/sort-holdings';
import { useInstance } from '../../app/injection';
import { PreferencesStore } from '../../stores/preferences-store';
import type { PortfolioViewModel } from './portfolio-view-model';

/** Keeps grouping and sort in the address, so that a reload, a bookmark and the back button show the same view. */
export function useViewInAddress(view: PortfolioViewModel): void {
  const [params, setParams] = useSearchParams();
  const preferences = useInstance(PreferencesStore);
  const group = groupTypes.find((type) => type === params.get('group')) ?? 'FUND_CODE';
  const sort = sortOptions.find((option) => option === params.get('sort')) ?? preferences.sort;
  useEffect(() => {
    void view.groupBy(group);
    view.sortBy(sort);
  }, [view, group, sort]);
  useEffect(
    () =>
      reaction(
        () => ({ group: view.filter.groupType, sort: view.sort }),
        (shown) => {
          preferences.change({ sort: shown.sort });
          setParams(shown, { replace: true });
        },
        { equals: (a, b) => a.group === b.group && a.sort === b.sort },
      ),
    [view, preferences, setParams],
  );
}
