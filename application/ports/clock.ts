import { serverLead } from '../../domain/calendar/server-lead';

/** The only source of time, so that tests decide what time it is. */
export abstract class Clock {
  private lead = 0;

  /** Milliseconds since 1970, UTC, by this device: how long something takes is told by it. */
  abstract now(): number;
  /** Calls back once after the delay unless cancelled by the function returned. */
  abstract after(milliseconds: number, call: () => void): () => void;

  /** Milliseconds since 1970, UTC, as the server's answers tell it, and by this device before the first: every date that is a promise comes from it. */
  serverNow(): number {
    return this.now() + this.lead;
  }

  /** Takes in what an answer says of when it was given; an answer that says nothing changes nothing. */
  observeServerDate(dateHeader: string | undefined): void {
    this.lead = serverLead(this.lead, dateHeader, this.now());
  }
}
