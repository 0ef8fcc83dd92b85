import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';
import { Link } from './link';
import * as styles from './button.module.css';

type ButtonLinkProps = ComponentProps<typeof Link> & {
  readonly theme?: 'primary' | 'outlined';
  readonly size?: 'large' | 'medium' | 'small';
};

/** A link that looks like a button: it leads on rather than does something. */
export function ButtonLink({ theme = 'primary', size = 'medium', className, ...link }: ButtonLinkProps) {
  return <Link className={joinClasses(styles.button, className)} data-theme={theme} data-size={size} {...link} />;
}
