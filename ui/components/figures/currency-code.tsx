import * as styles from './currency-code.module.css';

/**
 * The ISO code before an amount, and the space between: where room is short, the amount stands whole on the next line.
 */
export function CurrencyCode({ of }: { readonly of: string }) {
  return (
    <>
      <span className={styles.currencyCode}>{of}</span>{' '}
    </>
  );
}
