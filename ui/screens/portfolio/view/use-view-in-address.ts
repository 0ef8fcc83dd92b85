import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useConfiguration, useInstance } from '../../../app/injection';
import { PreferencesStore } from '../../../stores/preferences-store';
import { isPhone } from '../is-phone';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { defaultView } from './view-fields';
import { isCanonical, isSameView, parseView, printView } from './view-in-address';

/**
 * Keeps the view in the address, so that a reload, a bookmark and the back button show the same one; what the address
 * asks for in vain is taken out of it [OPEN-24].
 */
export function useViewInAddress(view: PortfolioViewModel): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const preferences = useInstance(PreferencesStore);
  const { region } = useConfiguration();
  const asked = parseView(params, region, preferences.sort);
  const address = new URLSearchParams(printView(asked)).toString();
  const isCorrect = isCanonical(params, asked);
  useEffect(() => {
    const canonical = new URLSearchParams(address);
    // It states the sort: none has to be remembered.
    void view.open(parseView(canonical, region, defaultView.sort));
    if (!isCorrect) setParams(canonical, { replace: true, state });
  }, [view, setParams, state, region, address, isCorrect]);
  useEffect(() => {
    view.show({ layout: preferences.layout ?? (isPhone() ? 'card' : 'table') });
  }, [view, preferences]);
  useEffect(() => {
    const here = window.location.pathname;
    return reaction(
      () => view.stated,
      (stated) => {
        if (stated.sort !== preferences.sort) preferences.change({ sort: stated.sort });
        // Who has left meanwhile, for the error page or by a link, is not fetched back.
        if (window.location.pathname !== here) return;
        setParams(printView(stated), { replace: true, state });
      },
      { equals: isSameView, scheduler: afterPaint },
    );
  }, [view, preferences, setParams, state]);
}

/** The table answers a click first, and the address follows; a page in the background isn't painted and doesn't wait. */
function afterPaint(write: () => void): void {
  if (document.hidden) write();
  else requestAnimationFrame(() => setTimeout(write));
}
