import type { KeyboardEventHandler, ReactNode } from 'react';
import * as styles from './explainable-figure.module.css';

/** The id of the hint on explainable figures; one element for all of them, because there are hundreds. */
export const explainHintId = 'explain-hint';

type ExplainableFigureProps = {
  readonly onAsk: () => void;
  /** True where the Tab key passes it over: the arrow keys lead to it from its row’s first. */
  readonly isPassedOver?: boolean;
  /** Leads to other figures by the arrow keys, where no row does. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  readonly children: ReactNode;
};

/** A figure that shows how it came about when it is chosen. */
export function ExplainableFigure({ onAsk, isPassedOver = false, onKeyDown, children }: ExplainableFigureProps) {
  return (
    <button
      type="button"
      className={styles.figure}
      data-testid="figure"
      aria-haspopup="dialog"
      aria-describedby={explainHintId}
      tabIndex={isPassedOver ? -1 : 0}
      onClick={onAsk}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  );
}
