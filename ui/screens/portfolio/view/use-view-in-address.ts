import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfiguration, useInstance } from '../../../app/injection';
import { PreferencesStore } from '../../../stores/preferences-store';
import { usePrinting } from '../../../components/page/use-printing';
import { useIsPhone } from '../is-phone';
import type { PortfolioViewModel } from '../portfolio-view-model';
import type { HomeViewModel } from './home-view-model';
import { toHistoryState } from './use-view-in-history';
import { defaultView, type PortfolioView } from './view-fields';
import { isCanonical, isSameView, parseView, printView } from './view-in-address';

/**
 * Keeps the view in the address, so that a reload, a bookmark and the back button show the same one; what the address
 * asks for in vain is taken out of it [OPEN-24]. Which view of the home is shown stays in the history [PORT-11]: it is
 * read when the address is written, since the router may not have rendered the latest step yet.
 */
export function useViewInAddress(view: PortfolioViewModel, home: HomeViewModel): void {
  const [params, setParams] = useSearchParams();
  const preferences = useInstance(PreferencesStore);
  const configuration = useConfiguration();
  const isPrinting = usePrinting();
  // Paper is wide enough for a table.
  const isNarrow = useIsPhone() && !isPrinting;
  const asked = parseView(params, configuration, preferences.sort);
  const address = new URLSearchParams(printView(asked)).toString();
  const isCorrect = isCanonical(params, asked);
  // What was written here and the router hasn't rendered yet: by then the client may have gone on typing.
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const canonical = new URLSearchParams(address);
    const place = written.current.lastIndexOf(address);
    written.current = written.current.slice(place + 1);
    // It states the sort: none has to be remembered.
    if (place < 0) void view.open(parseView(canonical, configuration, defaultView.sort));
    if (!isCorrect) setParams(canonical, { replace: true, state: toHistoryState(home) });
  }, [view, home, setParams, configuration, address, isCorrect]);
  useEffect(() => {
    view.show({ layout: preferences.layout ?? (isNarrow ? 'card' : 'table') });
  }, [view, preferences, isNarrow]);
  const write = useEffectEvent((stated: PortfolioView) => {
    const next = new URLSearchParams(printView(stated));
    written.current = [...written.current, next.toString()];
    setParams(next, { replace: true, state: toHistoryState(home) });
  });
  // One reaction for as long as the page stands: what is chosen while another would be begun is not lost.
  useEffect(() => {
    const here = window.location.pathname;
    return reaction(
      () => view.stated,
      (stated) => {
        if (stated.sort !== preferences.sort) preferences.change({ sort: stated.sort });
        // Who has left meanwhile, for the error page or by a link, is not fetched back.
        if (window.location.pathname === here) write(stated);
      },
      { equals: isSameView, scheduler: afterPaint },
    );
  }, [view, preferences]);
}

/**
 * The table answers a click first, and the address follows; a page in the background isn't painted and doesn't wait.
 */
function afterPaint(write: () => void): void {
  if (document.hidden) write();
  else requestAnimationFrame(() => setTimeout(write));
}
