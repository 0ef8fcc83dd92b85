import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './step-heading.module.css';

/** The heading of a step that has just come: the keyboard and the screen reader begin there. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.stepHeading}>
      {children}
    </h2>
  );
}
