import { RestBankAccountChanges } from '../../../adapters/rest/banking/rest-bank-account-changes';
import { RestAccountSecurity } from '../../../adapters/rest/clients/rest-account-security';
import { RestContacts } from '../../../adapters/rest/clients/rest-contacts';
import { RestSecretChanges } from '../../../adapters/rest/credentials/rest-secret-changes';
import { RestTradingResets } from '../../../adapters/rest/credentials/rest-trading-resets';
import { RestUsernames } from '../../../adapters/rest/credentials/rest-usernames';
import { RestPasskeys } from '../../../adapters/rest/passkeys/rest-passkeys';
import { RestCommunicationPreferences } from '../../../adapters/rest/clients/rest-communication-preferences';
import type { CommunicationPreference } from '../../../domain/clients/communication-preference';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { regions } from '../../../domain/region';
import type { PortCall } from './port-calls';

const communication: CommunicationPreference = {
  language: 'en_US',
  statements: 'email',
  contractNotes: 'post',
  news: { email: true, sms: false, telephone: false, post: false },
};
const nulls = { ...communication, email: null, mobile: null, savedAt: null };

const origin = { browser: 'Chrome', system: 'Windows', address: '203.0.*.*' };
const at = '2026-11-20T02:00:00.000Z';
const session = { id: 'S1', startedAt: at, seenAt: at, isCurrent: true };
const login = { at, outcome: 'opened' };
const change = { id: 'C1', field: 'email', value: 'a***@b.example', requestedAt: at, effectiveAt: at };
const contact = { email: 'c***@x.hk', mobile: '90****018', address: 'Peak R****', changes: [change] };
const asked = {
  id: 'B1',
  bank: 'A Bank',
  branch: 'A Branch',
  masked: '39****81',
  currency: 'HKD',
  replaces: '02****82',
  requestedAt: at,
  effectiveAt: at,
  isAccepted: true,
};
const banks = { accounts: [{ id: '1', bank: 'A Bank', masked: '02****82', currency: 'HKD' }], changes: [asked] };
const nullBanks = { ...banks, changes: [{ ...asked, branch: null, replaces: null }] };
const frozen = { frozenAt: at, cancelledOrders: 2, cancelledWithdrawals: 1, pausedPlans: 0, left: 1 };
const key = deriveKey('change', 'account');
const nowhere = { browser: null, system: null, address: null };

const inBothRegions = regions.flatMap((region): readonly PortCall[] => [
  {
    title: `communication preferences ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestCommunicationPreferences(setup.rest).current(),
    good: { ...communication, email: 'c***@x.hk', mobile: '90****018', savedAt: '2026-11-20T02:00:00.000Z' },
    nulls,
  },
  {
    title: `communication preferences kept ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestCommunicationPreferences(setup.rest).save(communication),
    good: communication,
    nulls,
  },
  {
    title: `account security ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestAccountSecurity(setup.rest).record(),
    good: {
      logins: [{ ...login, ...origin }],
      sessions: [{ ...session, ...origin }],
      changes: [{ at, what: 'login-secret', way: 'change' }],
    },
    nulls: { logins: [{ ...login, ...nowhere }], sessions: [{ ...session, ...nowhere }], changes: [] },
  },
  {
    title: `session ended ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestAccountSecurity(setup.rest).end('S2'),
    good: { sessions: [{ ...session, ...origin }] },
    nulls: { sessions: [{ ...session, ...nowhere }] },
  },
  {
    title: `other sessions ended ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestAccountSecurity(setup.rest).endOthers(),
    good: { sessions: [{ ...session, ...origin }] },
    nulls: { sessions: [{ ...session, ...nowhere }] },
  },
  {
    title: `account frozen ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) => new RestAccountSecurity(setup.rest).freeze(),
    good: frozen,
    nulls: frozen,
  },
  {
    title: `contact ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestContacts(setup.rest).current(),
    good: contact,
    nulls: { email: null, mobile: null, address: null, changes: [] },
  },
  {
    title: `contact change requested ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) => new RestContacts(setup.rest).request({ field: 'email', value: 'a@b.example', secret: '528314' }),
    good: contact,
    nulls: { email: null, mobile: null, address: null, changes: [] },
  },
  {
    title: `secret changed ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) => new RestSecretChanges(setup.rest).change({ login: { current: '528314', next: '905271' } }, key),
    good: { login: at, verification: at },
    nulls: { login: null, verification: null },
  },
  {
    title: `username changed ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) => new RestUsernames(setup.rest).change({ username: 'HARBOR4829', secret: '528314' }, key),
    good: { username: 'HARBOR4829' },
    nulls: { username: null },
  },
  {
    title: `passkey removed ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) => new RestPasskeys(setup.rest).remove({ id: 'P1', secret: '528314' }),
    good: { uses: ['proof'], passkeys: [{ id: 'P1', name: 'Phone', addedAt: at, usedAt: at }] },
    nulls: { uses: [], passkeys: [{ id: 'P1', name: 'Phone', addedAt: at, usedAt: null }] },
  },
  {
    title: `contact change cancelled ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestContacts(setup.rest).cancel('C1'),
    good: contact,
    nulls: { email: null, mobile: null, address: null, changes: [] },
  },
  {
    title: `bank account changes ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestBankAccountChanges(setup.rest, 3_000).current(),
    good: banks,
    nulls: nullBanks,
  },
  {
    title: `bank account requested ${region}`,
    region,
    kind: 'session-ending',
    ask: (setup) =>
      new RestBankAccountChanges(setup.rest, 3_000).request(
        { bank: 'A Bank', number: '39120499881', place: { replaces: '1' }, secret: '528314' },
        { file: { name: 'document.jpg', size: 9, head: new Uint8Array() }, content: new Blob(['a picture']) },
      ),
    good: banks,
    nulls: nullBanks,
  },
  {
    title: `bank account cancelled ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestBankAccountChanges(setup.rest, 3_000).cancel('B1'),
    good: banks,
    nulls: nullBanks,
  },
]);

const inTaiwan: PortCall = {
  title: 'trading password reset TW',
  region: 'TW',
  kind: 'session-ending',
  ask: (setup) =>
    new RestTradingResets(setup.rest, setup.clock).reset({ otp: '12345678', secret: 'x', next: 'anchor4829' }, key),
  good: { login: null, verification: at },
  nulls: { login: null, verification: null },
};

/** The calls by which clients change what is stored about them. */
export const accountPortCalls: readonly PortCall[] = [...inBothRegions, inTaiwan];
