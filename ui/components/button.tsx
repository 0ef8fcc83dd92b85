import type { ComponentProps } from 'react';
import './button.css';

type ButtonProps = ComponentProps<'button'> & {
  readonly theme?: 'primary' | 'outlined';
  readonly size?: 'large' | 'medium' | 'small';
};

/** A button in the specification's sizes and themes [CONST-05, CONST-06]. */
export function Button({ theme = 'primary', size = 'medium', type = 'button', className, ...rest }: ButtonProps) {
  const classes = ['button', `button-${theme}`, `button-${size}`, className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
