import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseScreenView } from '../../../domain/holdings/screen-view';
import type { HomeViewModel } from './home-view-model';

/** Shows the view that a link elsewhere on the page asked for, once [PORT-08]. */
export function useAskedView(home: HomeViewModel): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const asked = viewIn(location.state);
  useEffect(() => {
    if (asked === undefined) return;
    home.goTo(asked);
    void navigate({ search }, { replace: true, state: null });
  }, [home, navigate, search, asked]);
}

function viewIn(state: unknown) {
  if (typeof state !== 'object' || state === null || !('view' in state)) return undefined;
  return typeof state.view === 'string' ? parseScreenView(state.view) : undefined;
}
