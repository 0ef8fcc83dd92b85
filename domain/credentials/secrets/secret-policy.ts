import type { ByRegion, Region } from '../../region';
import { type UserCodeRule, userCodeRules } from './check-user-code';

/** What a client uses a secret for: to log in, to verify, to trade, to confirm [PIN-01..04]. */
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

type Policies = {
  readonly secrets: Readonly<Record<SecretUse, SecretPolicy>>;
  /** What a login name that a client chooses is held against. */
  readonly username: readonly UserCodeRule[];
};

const policies: ByRegion<Policies> = {
  HK: { secrets: always('pin'), username: ['length', 'letter', 'not-taken', 'no-repeats', 'no-special-characters'] },
  TW: { secrets: { ...always('trading-password'), login: 'login-password' }, username: userCodeRules },
};

/** Which rules a secret follows: in Hong Kong always those of a PIN, in Taiwan those of the login or of the trading password [PIN-01..04, CONFLICT-03]. */
export const secretPolicy = (region: Region, use: SecretUse): SecretPolicy => policies[region].secrets[use];

/** The rules of a login name that a client chooses: all ten of a user code in Taiwan; in Hong Kong, whose specification names none, those that keep it from being mistaken for a MasterAccount number [CRED-01..10, AUTH-37]. */
export const usernameRules = (region: Region): readonly UserCodeRule[] => policies[region].username;
