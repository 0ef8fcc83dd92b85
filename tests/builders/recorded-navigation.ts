import { Navigation, type WayOut } from '../../application/ports/navigation';

/** Remembers where the browser would have gone. */
export class RecordedNavigation extends Navigation {
  readonly ways: WayOut[] = [];

  leaveFor(wayOut: WayOut): void {
    this.ways.push(wayOut);
  }

  loadAgain(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
