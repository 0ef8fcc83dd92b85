import type { Clock } from '../../../application/ports/clock';
import { type Incident, Incidents } from '../../../application/ports/incidents';

type Deps = {
  readonly clock: Pick<Clock, 'after'>;
  /** Sends a text to the operators' address, also while the page is being left; false where the browser refuses. */
  readonly send: (text: string) => boolean;
  /** The build, the region and the page that incidents are of. */
  readonly about: () => Readonly<Record<string, string>>;
};

/** The time for which incidents are collected, in milliseconds: a page that fails again and again makes few calls. */
const collectedFor = 5_000;

/** The incidents that one page reports at most. */
const mostOfPage = 20;

/** Reports by the browser's beacon: several at once, each once, and not many of one page. */
export class BeaconIncidents extends Incidents {
  private readonly known = new Set<string>();
  private waiting: Incident[] = [];
  private cancel: (() => void) | undefined;

  constructor(private readonly deps: Deps) {
    super();
  }

  report(incident: Incident): void {
    const key = JSON.stringify(incident);
    if (this.known.has(key) || this.known.size >= mostOfPage) return;
    this.known.add(key);
    this.waiting.push(incident);
    this.cancel ??= this.deps.clock.after(collectedFor, () => this.flush());
  }

  /** Sends what is waiting, as a page does that is being left. */
  flush(): void {
    this.cancel?.();
    this.cancel = undefined;
    if (this.waiting.length === 0) return;
    const incidents = this.waiting;
    this.waiting = [];
    this.deps.send(JSON.stringify({ ...this.deps.about(), incidents }));
  }
}
