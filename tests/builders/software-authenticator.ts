import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type ChallengeOptions = { readonly challenge: string };

/** The fields in which an assertion or a new passkey differs from an honest browser's. */
export type Lie = {
  readonly origin?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly relyingParty?: string;
  readonly isHolderVerified?: boolean;
  readonly counter?: number;
  readonly id?: string;
};

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** A head of CBOR: the kind of what follows, and its length or value. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}

const bytesOf = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (word: string): Buffer => Buffer.concat([head(3, word.length), Buffer.from(word)]);
const numberOf = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));

/** An authenticator with one passkey, as browsers and devices make them: ES256, counted, its holder verified; it can lie. */
export class SoftwareAuthenticator {
  readonly id = text(randomBytes(32));
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly at: { readonly origin: string; readonly relyingParty: string }) {}

  /** The public half of its passkey, for the server to keep. */
  make({ challenge }: ChallengeOptions, lie: Lie = {}) {
    const id = Buffer.from(lie.id ?? this.id, 'base64url');
    const data = Buffer.concat([
      this.authenticatorData(0x41, lie),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      this.coseKey(),
    ]);
    const attestation = Buffer.concat([
      head(5, 3),
      textOf('fmt'),
      textOf('none'),
      textOf('attStmt'),
      head(5, 0),
      textOf('authData'),
      bytesOf(data),
    ]);
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, lie),
        attestationObject: text(attestation),
      },
    };
  }

  /** Signs a challenge, with a counter one higher than before. */
  sign({ challenge }: ChallengeOptions, lie: Lie = {}) {
    this.counter += 1;
    const id = lie.id ?? this.id;
    const clientDataJSON = this.clientData('webauthn.get', challenge, lie);
    const data = this.authenticatorData(0x01, lie);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      response: {
        clientDataJSON,
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, this.keys.privateKey)),
      },
    };
  }

  private clientData(type: string, challenge: string, lie: Lie): string {
    const said = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.at.origin,
    };
    return text(Buffer.from(JSON.stringify({ ...said, crossOrigin: false })));
  }

  private authenticatorData(flags: number, { relyingParty, isHolderVerified = true, counter }: Lie): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([
      sha256(relyingParty ?? this.at.relyingParty),
      Buffer.from([flags | (isHolderVerified ? 0x04 : 0)]),
      count,
    ]);
  }

  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const entries: readonly (readonly [number, Buffer])[] = [
      [1, numberOf(2)],
      [3, numberOf(-7)],
      [-1, numberOf(1)],
      [-2, bytesOf(Buffer.from(x, 'base64url'))],
      [-3, bytesOf(Buffer.from(y, 'base64url'))],
    ];
    return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [numberOf(key), value])]);
  }
}
