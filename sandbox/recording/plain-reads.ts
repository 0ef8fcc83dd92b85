import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';

/** The mock lists no documents, since it has none to hand over, and no messages, since it sends none. */
const withoutRecording: ReadonlySet<string> = new Set([
  'annualStatements',
  'clientMessages',
  'contractNotes',
  'eStatements',
]);

/** A read of a client's own that is sent with nothing; what is cached is every client's. */
const isPlain = ({ effect, session, cached, path, body }: ServedCall): boolean =>
  effect === 'read' && session === undefined && cached === undefined && body === undefined && !path.includes('{');

// The keys are the names, which TypeScript forgets.
const names = Object.keys(callCatalogue) as readonly CallName[];

/** The calls that are recorded by being in the contract [MOCK-02]. */
export const plainReads = names.filter((name) => isPlain(callCatalogue[name]) && !withoutRecording.has(name));
