import type { ReactNode } from 'react';
import * as styles from './toolbar-menu.module.css';

/** One choice with its name above it, which the choice itself tells screen readers. */
export function ToolbarField({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.toolbarField}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
