import { Clock } from '../../application/ports/clock';

/** The device's clock. */
export class BrowserClock extends Clock {
  now(): number {
    return Date.now();
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  }
}
