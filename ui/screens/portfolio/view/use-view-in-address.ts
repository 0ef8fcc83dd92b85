import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useConfiguration, useInstance } from '../../../app/injection';
import { PreferencesStore } from '../../../stores/preferences-store';
import { isAmiss, readFilter, readLook, writeView } from './filter-in-address';
import { isPhone } from '../is-phone';
import type { PortfolioViewModel } from '../portfolio-view-model';

/**
 * Keeps filter, grouping, sort and look in the address, so that a reload, a bookmark and the back button show the same
 * view; what the address asks for in vain is taken out of it [OPEN-24].
 */
export function useViewInAddress(view: PortfolioViewModel): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const preferences = useInstance(PreferencesStore);
  const { region } = useConfiguration();
  const filter = readFilter(params, region);
  const look = readLook(params, preferences.sort);
  const { groupType, accountType, paymentCurrency, tradingType } = filter;
  const { sort, mode, amountsIn } = look;
  const isWrong = isAmiss(params, filter, look);
  useEffect(() => {
    const asked = { groupType, accountType, paymentCurrency, tradingType };
    void view.filterBy(asked);
    view.show({ sort, mode, amountsIn });
    if (isWrong) setParams(writeView(asked, { sort, mode, amountsIn }), { replace: true, state });
  }, [view, setParams, state, groupType, accountType, paymentCurrency, tradingType, sort, mode, amountsIn, isWrong]);
  useEffect(() => {
    view.show({ layout: preferences.layout ?? (isPhone() ? 'card' : 'table') });
  }, [view, preferences]);
  useEffect(() => {
    const here = window.location.pathname;
    return reaction(
      () => ({ filter: view.answers.filter, sort: view.sort, mode: view.mode, amountsIn: view.amountsIn }),
      ({ filter: shown, ...shownLook }) => {
        if (shownLook.sort !== preferences.sort) preferences.change({ sort: shownLook.sort });
        // Who has left meanwhile, for the error page or by a link, is not fetched back.
        if (window.location.pathname !== here) return;
        setParams(writeView(shown, shownLook), { replace: true, state });
      },
      {
        equals: (a, b) =>
          a.filter === b.filter && a.sort === b.sort && a.mode === b.mode && a.amountsIn === b.amountsIn,
        scheduler: afterPaint,
      },
    );
  }, [view, preferences, setParams, state]);
}

/** The table answers a click first, and the address follows; a page in the background isn't painted and doesn't wait. */
function afterPaint(write: () => void): void {
  if (document.hidden) write();
  else requestAnimationFrame(() => setTimeout(write));
}
