import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns true while the page is printed, early enough that what depends on it is there before the browser lays out the
 * paper.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => {
      flushSync(() => {
        setPrinting(type === 'beforeprint');
      });
    };
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
    return () => {
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}
