import { lazyComponent } from '../../../app/loading/lazy-component';
import { PortfolioParts } from '../portfolio-parts';
import * as styles from './lazy-client-summary.module.css';

const Summary = lazyComponent(PortfolioParts, 'ClientSummary', { when: 'late', isQuiet: true });

type LazyClientSummaryProps = { readonly tierPlace?: HTMLElement | null; readonly isFar?: boolean };

/** The client's summaries, which the holdings don't wait for; room is kept for them, so that nothing jumps. */
export function LazyClientSummary({ tierPlace = null, isFar = false }: LazyClientSummaryProps) {
  return (
    <div className={styles.clientSummaryPlace}>
      <Summary tierPlace={tierPlace} isFar={isFar} />
    </div>
  );
}
