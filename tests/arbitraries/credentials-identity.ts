import fc from 'fast-check';
import type { ResetIdentity } from '../../domain/credentials/reset/check-reset-identity';
import { pinKinds } from '../../domain/credentials/secrets/pin-error-codes';

/** The day on which the identities below are in order. */
export const identityDay = '2026-06-01';

// A reporter can't print an object without a prototype.
const plainObject = { noNullPrototype: true };

const common = {
  email: fc.emailAddress().filter((address) => address.length <= 254),
  birthDate: fc
    .date({ min: new Date('1920-01-01'), max: new Date('2026-05-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  phone: fc.oneof(fc.stringMatching(/^[0-9]{8}$/), fc.stringMatching(/^\+[0-9]{7,15}$/)),
};

/** Objects that claim to be an identity, though every field is an arbitrary text. */
export const identitiesOf = (text: fc.Arbitrary<string>): fc.Arbitrary<ResetIdentity> =>
  fc.record({ account: text, email: text, birthDate: text, phone: text, nationalId: text, mobile: text }, plainObject);

/** The identity a client of Hong Kong states, everything in order. */
export const hongKongIdentities: fc.Arbitrary<ResetIdentity> = fc.record(
  {
    ...common,
    pinType: fc.constantFrom(...pinKinds),
    account: fc.oneof(fc.stringMatching(/^[0-9]{12}$/), fc.stringMatching(/^[A-Za-z][a-z0-9.]{0,12}$/)),
  },
  plainObject,
);

/** The identity a client of Taiwan states, everything in order. */
export const taiwanIdentities: fc.Arbitrary<ResetIdentity> = fc.record(
  {
    ...common,
    account: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
    nationalId: fc.stringMatching(/^[A-Za-z][1289A-Da-d][0-9]{8}$/),
    mobile: fc.stringMatching(/^09[0-9]{8}$/),
  },
  plainObject,
);
