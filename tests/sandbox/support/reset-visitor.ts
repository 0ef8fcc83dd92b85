import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Visitor } from './visitor';

/** The data that a reset asks a client for. */
export type ResetData = Readonly<Record<'account' | 'nationalId' | 'birthDate' | 'email' | 'phone' | 'mobile', string>>;

/** The data of the typical client of Taiwan in the books. */
export const wangData: ResetData = {
  account: 'WANG8888',
  nationalId: 'A200000011',
  birthDate: '1992-05-10',
  email: 'wang8888@example.test',
  phone: '+886200000178',
  mobile: '0900001678',
};

type Answer = Promise<LightMyRequestResponse>;

/** Somebody who goes through a reset at a browser of Taiwan. */
export class ResetVisitor {
  readonly visitor: Visitor;

  constructor(
    private readonly server: FastifyInstance,
    address?: string,
  ) {
    this.visitor = new Visitor(server, 'TW', 'zh_TW', address);
  }

  step(): Answer {
    return this.visitor.call('GET', '/authentication/forgotPin');
  }

  begin(data: object = wangData, resetMode = 'ONLY_PIN'): Answer {
    return this.visitor.call('POST', '/authentication/forgotPin', { body: { step: '0', resetMode, ...data } });
  }

  sendCode(contactMode = 'mobile'): Answer {
    return this.post('sendOtp', { contactMode });
  }

  validateCode(otp: string): Answer {
    return this.post('validateOtp', { otp });
  }

  checkUserCode(username: string): Answer {
    return this.post('validateUsername', { username });
  }

  checkPassword(pin: string, username?: string): Answer {
    return this.post('validatePin', { pin, ...(username === undefined ? {} : { username }) });
  }

  complete(details: object): Answer {
    return this.visitor.call('POST', '/authentication/forgotPin', { body: { step: '2', ...details } });
  }

  /** The code of the newest message that holds one. */
  async newestCode(): Promise<string> {
    const texts = (await this.server.inject('/sandbox/outbox.json')).json<{ text: string }[]>().map(({ text }) => text);
    return texts.flatMap((text) => /\d{8}/.exec(text)?.[0] ?? [])[0] ?? '';
  }

  /** Proves data and code, as far as the new details. */
  async comeToDetails(data: object = wangData, resetMode = 'ONLY_PIN'): Promise<void> {
    await this.begin(data, resetMode);
    await this.sendCode();
    await this.validateCode(await this.newestCode());
  }

  private post(what: string, body: object): Answer {
    return this.visitor.call('POST', `/authentication/forgotPin/${what}`, { body });
  }
}
