/** The only source of time, so that tests decide what time it is. */
export abstract class Clock {
  /** Milliseconds since 1970, UTC. */
  abstract now(): number;
  /** Calls back once after the delay unless cancelled by the function returned. */
  abstract after(milliseconds: number, call: () => void): () => void;
}
