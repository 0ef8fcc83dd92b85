import type { ByRegion, Region } from '../../region';

/** The uses of a client's secret: to sign in, to verify, to trade, to confirm [PIN-01..04]. */
export const secretUses = ['login', 'verification', 'transaction', 'confirmation'] as const;

/** A use of a secret [PIN-01..04]. */
export type SecretUse = (typeof secretUses)[number];

/** The rules that a new secret must follow. */
export type SecretPolicy = 'pin' | 'login-password' | 'trading-password';

const always = (policy: SecretPolicy): Readonly<Record<SecretUse, SecretPolicy>> => ({
  login: policy,
  verification: policy,
  transaction: policy,
  confirmation: policy,
});

const policies: ByRegion<Readonly<Record<SecretUse, SecretPolicy>>> = {
  HK: always('pin'),
  TW: { ...always('trading-password'), login: 'login-password' },
};

/** Returns the rules that a secret follows: in Hong Kong always those of a PIN, in Taiwan those of the login or of the trading password [PIN-01..04, CONFLICT-03]. */
export const secretPolicy = (region: Region, use: SecretUse): SecretPolicy => policies[region][use];
