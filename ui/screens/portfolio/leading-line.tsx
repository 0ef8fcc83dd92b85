import type { ReactNode } from 'react';
import * as styles from './leading-line.module.css';

type LeadingLineProps = { readonly onOpen: () => void; readonly children: ReactNode };

/** A line beneath the total that says the gist of a part further down the page, and leads to it. */
export const LeadingLine = ({ onOpen, children }: LeadingLineProps) => (
  <button type="button" className={styles.leadingLine} onClick={onOpen}>
    {children}
  </button>
);
