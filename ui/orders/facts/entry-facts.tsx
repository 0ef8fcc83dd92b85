import { type ComponentProps, type ReactNode, useState } from 'react';
import { breakpoints } from '../../../config/limits';
import { Facts } from '../../components/figures/facts';
import * as styles from './entry-facts.module.css';

type EntryFactsProps = {
  /** The facts that stand beside the field wherever there is room for it. */
  readonly deciding?: ReactNode;
  /** Says what the others are about. */
  readonly summary: string;
  /** The others; undefined where there are none. */
  readonly children: ReactNode;
};

/** The facts that decide over an order, beside its field; where there is no room for all, those that can wait begin folded. */
export function EntryFacts({ deciding, summary, children }: EntryFactsProps) {
  return (
    <div className={styles.entryFacts} data-testid="entry-facts">
      {deciding ? <FactRows data-testid="entry-facts-list">{deciding}</FactRows> : null}
      {children ? <FoldedFacts summary={summary}>{children}</FoldedFacts> : null}
    </div>
  );
}

function FoldedFacts({ summary, children }: Pick<EntryFactsProps, 'summary' | 'children'>) {
  const [isOpen] = useState(() => !isNarrow());
  return (
    <details className={styles.entryFactsFold} open={isOpen}>
      <summary>{summary}</summary>
      <FactRows data-testid="entry-facts-list">{children}</FactRows>
    </details>
  );
}

/** Facts beneath each other, each on a line of its own. */
export const FactRows = (props: Omit<ComponentProps<'dl'>, 'className'>) => (
  <Facts className={styles.entryFactsList} {...props} />
);

/** Tells a phone's width, in the client's own size of text as the style sheets do. */
const isNarrow = (): boolean => window.matchMedia(`(max-width: ${String(breakpoints[1] / 16 - 0.02)}em)`).matches;
