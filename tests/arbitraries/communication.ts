import fc from 'fast-check';
import { type CommunicationPreference, paperChannels } from '../../domain/clients/communication-preference';
import { languages } from '../../domain/language';

const paper = fc.constantFrom(...paperChannels);

/** Any preference that can be said, whether or not it can be stored. */
export const arbitraryCommunicationPreferences: fc.Arbitrary<CommunicationPreference> = fc.record({
  language: fc.constantFrom(...languages),
  statements: paper,
  contractNotes: paper,
  news: fc.record({ email: fc.boolean(), sms: fc.boolean(), telephone: fc.boolean(), post: fc.boolean() }),
});

const known = fc.constantFrom(undefined, '', '  ');

/** The contact details on record of a client. */
export const contacts = fc.record({
  email: fc.oneof(known, fc.constant('w***@example.test')),
  mobile: fc.oneof(known, fc.constant('09****678')),
});
