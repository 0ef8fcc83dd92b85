import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { facetValueName } from './fund-filters';
import type { ActiveFilter, FundFiltersViewModel } from './fund-filters-view-model';
import * as styles from './fund-filters.module.css';

type ActiveFiltersProps = {
  readonly filters: FundFiltersViewModel;
  /** Takes the focus where the last filter is gone. */
  readonly onEmptied: () => void;
};

/** The filters in force, each with a button that takes it away [FUND-37]. */
export const ActiveFilters = observer(function ActiveFilters({ filters, onEmptied }: ActiveFiltersProps) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const { active } = filters;
  if (active.length === 0) return null;
  const nameOf = (filter: ActiveFilter) =>
    filter.facet === 'suitable' ? t('funds:suitable', { risk: filter.upTo }) : facetValueName(t, filter.facet, filter);
  // The button that was pressed goes with its filter.
  const remove = (filter: ActiveFilter, place: number) => {
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, index) => index !== place);
    const next = others[Math.min(place, others.length - 1)];
    if (next) next.focus();
    else onEmptied();
    filters.remove(filter);
  };
  return (
    <ul className={styles.activeFilters} ref={list} aria-label={t('funds:active-filters')}>
      {active.map((filter, place) => (
        <li key={filter.facet === 'suitable' ? filter.facet : `${filter.facet} ${filter.value}`}>
          <button
            type="button"
            className={styles.activeFilter}
            aria-label={t('funds:remove-filter', { filter: nameOf(filter) })}
            onClick={() => {
              remove(filter, place);
            }}
          >
            {nameOf(filter)} <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
});
