import { hash, verify } from '@node-rs/argon2';
import type { SandboxConfiguration } from './configuration/sandbox-configuration';

/** Hashes and checks what clients keep secret: PINs, passwords, one-time codes. */
export type Secrets = {
  readonly hash: (secret: string) => Promise<string>;
  /** Takes as long for an unknown client (no hash) as for a known one, and is then never right. */
  readonly matches: (hashed: string | undefined, secret: string) => Promise<boolean>;
};

const parameters = {
  development: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
  production: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
} as const;

/** Argon2id, as OWASP sets it; cheap in tests. */
export async function createSecrets(environment: SandboxConfiguration['environment']): Promise<Secrets> {
  const chosen = parameters[environment];
  const nobody = await hash('nobody has this secret', chosen);
  return {
    hash: (secret) => hash(secret, chosen),
    matches: async (hashed, secret) => {
      const right = await verify(hashed ?? nobody, secret);
      return right && hashed !== undefined;
    },
  };
}
