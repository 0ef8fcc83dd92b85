import type { LightMyRequestResponse } from 'fastify';
import type { PasskeyCreationAnswer, PasskeyRequestAnswer } from '../../../contract/rest/passkeys/passkeys';
import { type Lie, SoftwareAuthenticator } from '../../builders/software-authenticator';
import type { Visitor } from './visitor';

type Answer = Promise<LightMyRequestResponse>;

/** Where the servers of tests are asked. */
export const place = { origin: 'http://localhost', relyingParty: 'localhost' };

/** A visitor with an authenticator. */
export class PasskeyVisitor {
  constructor(
    readonly visitor: Visitor,
    readonly device = new SoftwareAuthenticator(place),
  ) {}

  list(): Answer {
    return this.visitor.call('GET', '/account/passkeys');
  }

  begin(secret: string): Answer {
    return this.visitor.call('POST', '/account/passkeys/begin', { body: { secret } });
  }

  keep(options: Pick<PasskeyCreationAnswer, 'challenge'>, name = 'Phone', lie?: Lie): Answer {
    return this.visitor.call('POST', '/account/passkeys', {
      body: { name, credential: this.device.make(options, lie) },
    });
  }

  /** Adds its passkey. */
  async add(secret: string, name?: string): Answer {
    return this.keep((await this.begin(secret)).json<PasskeyCreationAnswer>(), name);
  }

  rename(id: string, name: string): Answer {
    return this.visitor.call('POST', '/account/passkeys/rename', { body: { id, name } });
  }

  remove(id: string, secret: string): Answer {
    return this.visitor.call('POST', '/account/passkeys/remove', { body: { id, secret } });
  }

  requestStepUp(nonce: string): Answer {
    return this.visitor.call('POST', '/auth/re-auth/passkey/begin', { body: { nonce } });
  }

  async proofOf(nonce: string, lie?: Lie) {
    return { nonce, assertion: this.device.sign((await this.requestStepUp(nonce)).json<PasskeyRequestAnswer>(), lie) };
  }

  give(proof: object): Answer {
    return this.visitor.call('POST', '/auth/re-auth/passkey', { body: proof });
  }

  askLogin(): Answer {
    return this.visitor.call('POST', '/authentication/login/passkey/begin');
  }

  async loginOf(lie?: Lie) {
    return { assertion: this.device.sign((await this.askLogin()).json<PasskeyRequestAnswer>(), lie) };
  }

  open(login: object): Answer {
    return this.visitor.call('POST', '/authentication/login/passkey', { body: login });
  }
}
