import { useEffect } from 'react';

/**
 * Opens the folded texts that are to be read on paper while the page is printed, by their `data-on-paper`, and closes
 * them afterwards: style sheets can't in every browser.
 */
export function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = (): void => {
      opened = [...opened, ...document.querySelectorAll<HTMLDetailsElement>('details[data-on-paper]:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = (): void => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
