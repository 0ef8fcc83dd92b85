import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what lies below a part of the page in its place while that part grows or shrinks by something that was done
 * below it: `hold` begins that, `release` ends it.
 */
export function useStableList(): {
  readonly part: RefObject<HTMLDivElement | null>;
  readonly hold: () => void;
  readonly release: () => void;
} {
  const part = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const { current } = part;
    if (!current) return;
    let before = current.getBoundingClientRect().height;
    const observer = new ResizeObserver(() => {
      const change = current.getBoundingClientRect().height - before;
      before = current.getBoundingClientRect().height;
      if (isHeld.current) window.scrollBy(0, change);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return {
    part,
    hold: () => {
      isHeld.current = true;
    },
    release: () => {
      isHeld.current = false;
    },
  };
}
