import * as z from 'zod/mini';
import { paperChannels } from '../../../domain/clients/communication-preference';
import { languages } from '../../../domain/language';

const consent = z.boolean();
const text = z.optional(z.nullable(z.string()));

/** The communication preferences of a client, as stored; the call is our own decision (ADR 0018). */
export const communicationBody = z.object({
  language: z.enum(languages),
  statements: z.enum(paperChannels),
  contractNotes: z.enum(paperChannels),
  news: z.object({ email: consent, sms: consent, telephone: consent, post: consent }),
});

/** The same with where the client can be reached, masked, and when the client last chose. */
export const communicationAnswer = z.extend(communicationBody, { email: text, mobile: text, savedAt: text });

export type CommunicationAnswer = z.infer<typeof communicationAnswer>;
