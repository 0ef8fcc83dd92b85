import type { ComponentProps } from 'react';
import { TextField } from '../components/fields/text-field';
import { useLeaving } from './use-leaving';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete' | 'onChange'> & {
  readonly onType: (text: string) => void;
  /** Hears that the client has left the field, after a press elsewhere once that is over. */
  readonly onLeave?: () => void;
};

/** A field for an amount, units or a percent, as a client types them; what was typed elsewhere before isn't offered. */
export function NumberField({ onType, onLeave, maxLength = 40, ...rest }: NumberFieldProps) {
  const leave = useLeaving(onLeave);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxLength}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave ? leave : rest.onBlur}
    />
  );
}
