import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';
import * as styles from './action-row.module.css';

/** Buttons and links for the next steps, side by side. */
export const ActionRow = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={joinClasses(styles.actionRow, className)} {...rest} />
);
