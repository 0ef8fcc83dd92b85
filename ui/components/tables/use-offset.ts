import { useLayoutEffect, useRef, useState } from 'react';

/** Returns where a table's body begins in the page, for windowed rows to be placed by the window's scroll. */
export function useOffset() {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (body.current) setOffset(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { body, offset };
}
