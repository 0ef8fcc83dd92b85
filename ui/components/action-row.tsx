import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';
import * as styles from './action-row.module.css';

/** What can be done next, side by side. */
export const ActionRow = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p className={joinClasses(styles.actionRow, className)} {...rest} />
);
