import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes';
import * as styles from './filter-bar.module.css';

/** The fields that narrow a list down, side by side above it. */
export const FilterBar = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={joinClasses(styles.filterBar, className)} {...rest} />
);
