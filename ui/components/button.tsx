import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes';
import * as styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & {
  readonly theme?: 'primary' | 'outlined';
  readonly size?: 'large' | 'medium' | 'small';
};

/** A button in the specification's sizes and themes [CONST-05, CONST-06]. */
export function Button({ theme = 'primary', size = 'medium', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={joinClasses(styles.button, className)}
      data-theme={theme}
      data-size={size}
      {...rest}
    />
  );
}
