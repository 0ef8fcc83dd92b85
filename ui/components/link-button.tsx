import type { ReactNode } from 'react';
import * as styles from './button.module.css';

type LinkButtonProps = {
  readonly onClick: () => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
};

/** A button that looks like a link: a way beside the step's own. */
export function LinkButton({ onClick, isBusy, children }: LinkButtonProps) {
  return (
    <button type="button" className={styles.linkButton} aria-busy={isBusy} onClick={onClick}>
      {children}
    </button>
  );
}
