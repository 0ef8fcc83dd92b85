import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that took a fund in or out is gone with it: the focus goes on to the field of the fund that came, or to
 * the search [ORDQ-01, ORDQ-02, OPEN-72].
 */
export function useFocusOnFunds(number: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(number);
  useEffect(() => {
    const change = number - before.current;
    before.current = number;
    if (change === 0) return;
    const last = '[data-funds] > li:last-child';
    const ways = change > 0 ? [`${last} input`, `${last} button`] : ['[role=search] input'];
    for (const way of ways) {
      const target = place.current?.querySelector<HTMLElement>(way);
      target?.focus();
      if (target) return;
    }
  }, [number]);
  return place;
}
