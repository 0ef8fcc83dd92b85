import type { ChainEvent } from '../../../domain/trading/records/hash-chain';

/** Puts events in the order of their time; those of the same instant stay in the order in which they are told. */
export const inTime = (events: readonly ChainEvent[]): readonly ChainEvent[] =>
  events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
