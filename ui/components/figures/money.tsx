import type { ReactNode } from 'react';
import { Amount } from './amount';
import { CurrencyCode } from './currency-code';

type MoneyProps = { readonly of: string; readonly children: ReactNode };

/** An amount after its ISO code, as all amounts of money are written: `HKD 1,234.50`, or a change with its sign and arrow. */
export const Money = ({ of, children }: MoneyProps) => (
  <>
    <CurrencyCode of={of} />
    <Amount>{children}</Amount>
  </>
);
