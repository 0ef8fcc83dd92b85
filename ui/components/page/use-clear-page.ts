import { useEffect, useState } from 'react';

/**
 * True from the moment that no dialog is open, those of the tour among them: what wants to be told waits for its turn.
 */
export function useClearPage(): boolean {
  const [isClear, setClear] = useState(false);
  useEffect(() => {
    if (isClear) return;
    const look = () => {
      if (document.querySelector('dialog[open]') === null) setClear(true);
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
    };
  }, [isClear]);
  return isClear;
}
