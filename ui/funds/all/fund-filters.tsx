import type { TFunction } from 'i18next';
import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef } from 'react';
import { distributionKinds, type FacetOption, type FundFacet } from '../../../domain/funds/finding/fund-filter';
import { parseDistributionFrequency } from '../../../domain/funds/fund-details';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { TextField } from '../../components/fields/text-field';
import { useTexts } from '../../i18n/use-texts';
import type { FundFiltersViewModel } from './fund-filters-view-model';
import * as styles from './fund-filters.module.css';

type FiltersProps = { readonly filters: FundFiltersViewModel };

/** The texts that name each facet. */
export const facetTexts = {
  riskRating: 'funds:preview.risk',
  currency: 'funds:preview.currency',
  category: 'funds:category',
  marketType: 'funds:type',
  house: 'funds:house',
  distribution: 'funds:distribution',
  frequency: 'funds:frequency',
} as const;

/** The name of a facet's value in the client's language: the server's, but for what a class does with its income. */
export function facetValueName(t: TFunction, facet: FundFacet, { value, name }: Omit<FacetOption, 'count'>): string {
  const kind = facet === 'distribution' ? parseOneOf(distributionKinds, value) : undefined;
  if (kind) return t(`funds:${kind}`);
  const frequency = facet === 'frequency' ? parseDistributionFrequency(value) : undefined;
  return frequency ? t(`fund-page:pays-${frequency}`) : name;
}

/** The facets that funds differ in: a button opens the values of one, each of which narrows the list down [FUND-37]. */
export const FundFilters = observer(function FundFilters({ filters }: FiltersProps) {
  const { t } = useTexts();
  const panel = useId();
  const buttons = useRef<HTMLDivElement>(null);
  if (filters.facets.length === 0) return null;
  const { openFacet } = filters;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openFacet === undefined) return;
    event.stopPropagation();
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    filters.closeFacet();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the values from any of its buttons
    <div className={styles.fundFilters} data-testid="fund-filters" onKeyDown={close}>
      <div className={styles.facetButtons} role="group" aria-label={t('funds:filter-by')} ref={buttons}>
        {filters.facets.map((facet) => (
          <FacetButton key={facet} filters={filters} facet={facet} panel={panel} />
        ))}
        {filters.offersSuitable ? (
          <button
            type="button"
            className={styles.filterChip}
            aria-pressed={filters.suitsProfile}
            onClick={filters.toggleSuitable}
          >
            {t('funds:suitable', { risk: filters.suitableUpTo })}
          </button>
        ) : null}
      </div>
      {openFacet === undefined ? null : (
        <div className={styles.facetValues} role="group" id={panel} aria-label={t(facetTexts[openFacet])}>
          {filters.isSearched ? (
            <TextField
              className={styles.facetFind}
              label={t('funds:find-value')}
              type="search"
              autoComplete="off"
              maxLength={60}
              value={filters.valueText}
              onChange={(event) => {
                filters.findValue(event.target.value);
              }}
            />
          ) : null}
          {filters.offered.map((option) => (
            <FacetValue key={option.value} filters={filters} facet={openFacet} option={option} />
          ))}
          <p className={styles.noValue} role="status">
            {filters.offered.length === 0 ? t('funds:no-value') : null}
          </p>
        </div>
      )}
    </div>
  );
});

type FacetButtonProps = FiltersProps & { readonly facet: FundFacet; readonly panel: string };

const FacetButton = observer(function FacetButton({ filters, facet, panel }: FacetButtonProps) {
  const { t } = useTexts();
  const isOpen = filters.openFacet === facet;
  const chosen = filters.chosen.filter[facet].length;
  return (
    <button
      type="button"
      className={styles.facetButton}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => {
        filters.toggleFacet(facet);
      }}
    >
      {t(facetTexts[facet])}
      {chosen > 0 ? <span className={styles.facetCount}>{chosen}</span> : null}
      <ChevronDown aria-hidden="true" />
    </button>
  );
});

type FacetValueProps = FiltersProps & { readonly facet: FundFacet; readonly option: FacetOption };

const FacetValue = observer(function FacetValue({ filters, facet, option }: FacetValueProps) {
  const { t } = useTexts();
  const isChosen = filters.chosen.filter[facet].includes(option.value);
  return (
    <button
      type="button"
      className={styles.filterChip}
      aria-pressed={isChosen}
      disabled={!isChosen && option.count === 0}
      onClick={() => {
        filters.toggle(facet, option.value);
      }}
    >
      {facetValueName(t, facet, option)} <small>{option.count}</small>
    </button>
  );
});
