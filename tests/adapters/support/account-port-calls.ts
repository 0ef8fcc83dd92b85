import { RestCommunicationPreferences } from '../../../adapters/rest/account/rest-communication-preferences';
import type { CommunicationPreference } from '../../../domain/clients/communication-preference';
import { regions } from '../../../domain/region';
import type { PortCall } from './port-calls';

const communication: CommunicationPreference = {
  language: 'en_US',
  statements: 'email',
  contractNotes: 'post',
  news: { email: true, sms: false, telephone: false, post: false },
};
const nulls = { ...communication, email: null, mobile: null, savedAt: null };

/** What clients of both regions change of what is kept of them. */
export const accountPortCalls: readonly PortCall[] = regions.flatMap((region): readonly PortCall[] => [
  {
    title: `communication preferences ${region}`,
    region,
    kind: 'rest-panel',
    ask: (world) => new RestCommunicationPreferences(world.rest).current(),
    good: { ...communication, email: 'c***@x.hk', mobile: '90****018', savedAt: '2026-11-20T02:00:00.000Z' },
    nulls,
  },
  {
    title: `communication preferences kept ${region}`,
    region,
    kind: 'rest-panel',
    ask: (world) => new RestCommunicationPreferences(world.rest).keep(communication),
    good: communication,
    nulls,
  },
]);
