import type { ReactNode } from 'react';
import './explainable-figure.css';

/** What a choosable figure says of itself; one element for all of them, because there are hundreds. */
export const explainHintId = 'explain-hint';

type ExplainableFigureProps = { readonly onAsk: () => void; readonly children: ReactNode };

/** A figure that shows how it came about when it is chosen. */
export function ExplainableFigure({ onAsk, children }: ExplainableFigureProps) {
  return (
    <button type="button" className="figure" aria-haspopup="dialog" aria-describedby={explainHintId} onClick={onAsk}>
      {children}
    </button>
  );
}
