import { splitLines, type Message } from './message';

/** The RR5 note of an order: the asset manager's own while its message is enabled and says anything, else the built-in one [OPEN-86]. */
export function highRiskNote(messages: readonly Message[], builtIn: readonly string[]): readonly string[] {
  const own = splitLines(messages, 'FUND_HIGH_RISK_MESSAGE');
  return own.length > 0 ? own : builtIn;
}

/** Returns the notes that the asset manager adds to the notices of an order while its message is enabled [OPEN-86]. */
export const addedOrderNotes = (messages: readonly Message[]): readonly string[] =>
  splitLines(messages, 'RIGHT_DIFF_NOTES');
