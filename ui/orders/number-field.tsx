import type { ComponentProps } from 'react';
import { TextField } from '../components/fields/text-field';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'onChange'> & {
  readonly onType: (text: string) => void;
};

/** A field for an amount, units or a percent, as a client types them; what was typed elsewhere before isn't offered. */
export const NumberField = ({ onType, maxLength = 40, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    inputMode="decimal"
    autoComplete="off"
    maxLength={maxLength}
    onChange={(event) => onType(event.target.value)}
  />
);
