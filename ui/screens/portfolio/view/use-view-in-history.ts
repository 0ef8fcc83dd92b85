import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseScreenView, type ScreenView } from '../../../../domain/holdings/view/screen-view';
import type { HomeViewModel } from './home-view-model';

type HistoryState = { readonly view: ScreenView };
type Location = { readonly key: string; readonly search: string; readonly state: unknown };

/**
 * Keeps the view in the browser's history: Back, Forward and a reload show the view they should, and a link elsewhere
 * can ask for one [PORT-08, PORT-11].
 */
export function useViewInHistory(home: HomeViewModel): void {
  const navigate = useNavigate();
  const here: Location = useLocation();
  const { key, search, state } = here;
  const asked = viewIn(state);
  const written = useRef(asked);
  useEffect(() => {
    written.current = asked;
    home.show(asked);
  }, [home, asked, key]);
  useEffect(
    () =>
      reaction(
        () => home.view,
        (view) => {
          if (view === written.current) return;
          written.current = view;
          // Whoever is back on the portfolio isn't led into the view that was left by going back once more.
          void navigate({ search }, { state: toHistoryState(home), replace: view === 'portfolio' });
        },
      ),
    [home, navigate, search],
  );
}

/** Returns the history entry that stores the home's view. */
export const toHistoryState = ({ view }: HomeViewModel): HistoryState => ({ view });

function viewIn(state: unknown): ScreenView {
  const view = typeof state === 'object' && state !== null && 'view' in state ? state.view : undefined;
  return (typeof view === 'string' ? parseScreenView(view) : undefined) ?? 'portfolio';
}
