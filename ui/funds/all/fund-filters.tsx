import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { FacetOption, FundFacet } from '../../../domain/funds/finding/fund-filter';
import { useTexts } from '../../i18n/use-texts';
import type { AllFundsViewModel } from './all-funds-view-model';
import * as styles from './fund-filters.module.css';

type ViewProps = { readonly view: AllFundsViewModel };

/** The texts that name each facet. */
export const facetTexts = {
  riskRating: 'funds:preview.risk',
  currency: 'funds:preview.currency',
  category: 'funds:category',
  marketType: 'funds:type',
} as const;

/** The facets that funds differ in: a button opens the values of one, each of which narrows the list down [FUND-37]. */
export const FundFilters = observer(function FundFilters({ view }: ViewProps) {
  const { t } = useTexts();
  const panel = useId();
  const buttons = useRef<HTMLDivElement>(null);
  if (view.facets.length === 0) return null;
  const { openFacet } = view;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openFacet === undefined) return;
    event.stopPropagation();
    buttons.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    view.closeFacet();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the values from any of its buttons
    <div className={styles.fundFilters} data-testid="fund-filters" onKeyDown={close}>
      <div className={styles.facetButtons} role="group" aria-label={t('funds:filter-by')} ref={buttons}>
        {view.facets.map((facet) => (
          <FacetButton key={facet} view={view} facet={facet} panel={panel} />
        ))}
        {view.offersSuitable ? (
          <button
            type="button"
            className={styles.filterChip}
            aria-pressed={view.suitsProfile}
            onClick={view.toggleSuitable}
          >
            {t('funds:suitable', { risk: view.suitableUpTo })}
          </button>
        ) : null}
      </div>
      {openFacet === undefined ? null : (
        <div className={styles.facetValues} role="group" id={panel} aria-label={t(facetTexts[openFacet])}>
          {view.options[openFacet].map((option) => (
            <FacetValue key={option.value} view={view} facet={openFacet} option={option} />
          ))}
        </div>
      )}
    </div>
  );
});

type FacetButtonProps = ViewProps & { readonly facet: FundFacet; readonly panel: string };

const FacetButton = observer(function FacetButton({ view, facet, panel }: FacetButtonProps) {
  const { t } = useTexts();
  const isOpen = view.openFacet === facet;
  const chosen = view.narrowing.filter[facet].length;
  return (
    <button
      type="button"
      className={styles.facetButton}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => {
        view.toggleFacet(facet);
      }}
    >
      {t(facetTexts[facet])}
      {chosen > 0 ? <span className={styles.facetCount}>{chosen}</span> : null}
      <ChevronDown aria-hidden="true" />
    </button>
  );
});

type FacetValueProps = ViewProps & { readonly facet: FundFacet; readonly option: FacetOption };

const FacetValue = observer(function FacetValue({ view, facet, option }: FacetValueProps) {
  const isChosen = view.narrowing.filter[facet].includes(option.value);
  return (
    <button
      type="button"
      className={styles.filterChip}
      aria-pressed={isChosen}
      disabled={!isChosen && option.count === 0}
      onClick={() => {
        view.toggle(facet, option.value);
      }}
    >
      {option.name} <small>{option.count}</small>
    </button>
  );
});
