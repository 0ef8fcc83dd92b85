import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseScreenView, type ScreenView } from '../../../../domain/holdings/screen-view';
import type { HomeViewModel } from './home-view-model';

/** Keeps the view in the browser's history: Back, Forward and a reload show the view they should, and a link elsewhere can ask for one [PORT-08, PORT-11]. */
export function useViewInHistory(home: HomeViewModel): void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { readonly search: string; readonly state: unknown };
  const asked = viewIn(state);
  useEffect(() => {
    home.show(asked);
  }, [home, asked]);
  useEffect(
    () =>
      reaction(
        () => home.view,
        (view) => {
          // Whoever is back on the portfolio isn't led into the view that was left by going back once more.
          if (view !== asked) void navigate({ search }, { state: { view }, replace: view === 'portfolio' });
        },
      ),
    [home, navigate, search, asked],
  );
}

function viewIn(state: unknown): ScreenView {
  const view = typeof state === 'object' && state !== null && 'view' in state ? state.view : undefined;
  return (typeof view === 'string' ? parseScreenView(view) : undefined) ?? 'portfolio';
}
