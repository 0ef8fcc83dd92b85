/** Counts the calls under way [SHELL-05, SHELL-06, SHELL-07]. */
export abstract class InFlight {
  abstract begin(): void;
  /** Never brings the count below zero. */
  abstract end(): void;
}
