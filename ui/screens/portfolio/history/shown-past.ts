import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';

/** A past as the client reads it: its report, the name of what it is of, and of what it is compared with. */
export type NamedPast = {
  readonly report: PortfolioReport;
  readonly name: string;
  readonly benchmark: string | undefined;
};

/** Holds the past that is on screen, for the file of the holdings; none while none is in sight [PORT-45, PORT-46]. */
export class ShownPast {
  private shown: NamedPast | undefined;

  get current(): NamedPast | undefined {
    return this.shown;
  }

  /** Holds a past until the function that is returned is called, or another one is shown. */
  show(past: NamedPast): () => void {
    this.shown = past;
    return () => {
      if (this.shown === past) this.shown = undefined;
    };
  }
}
