import { clientCalls } from './client-calls';
import { holdingsCalls } from './holdings-calls';
import { sessionCalls } from './session-calls';
import { visitorCalls } from './visitor-calls';

/** Every REST call by name; the mock's files and the sandbox's routes bear the same names. The browser takes each part when it needs it. */
export const callCatalogue = { ...sessionCalls, ...visitorCalls, ...holdingsCalls, ...clientCalls };

export type CallName = keyof typeof callCatalogue;
