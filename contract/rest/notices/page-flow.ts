import * as z from 'zod/mini';

/** authentication/pageFlow: the steps a client is asked to do after a login, by name; whoever doesn't know a name passes over it [API-27, OPEN-87]. */
export const pageFlowAnswer = z.object({ steps: z.array(z.string()) });
