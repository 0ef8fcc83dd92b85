import { vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { answer } from '../../adapters/support/scripted-transport';
import { click, stepUpHeading } from './sent-forms';
import type { ShownPortal } from './shown-portal';

const block = { region: 'HK', profile: 'standalone', hotline: '2000 1234' } as const;
const field = '[data-testid=cash-form] input[inputmode=decimal]';

export const refusedWith = (...codes: readonly string[]): TransportAnswer => {
  const errors = codes.map((code) => ({ code }));
  return answer(200, { errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors } }] });
};

type Answers = Readonly<Record<string, TransportAnswer>>;
type Said = (request: TransportRequest) => TransportAnswer | undefined;

/** A page that moves money of the Cash Account, at an instant, over the recorded answers and those that a test states. */
export class CashPage {
  constructor(
    private readonly portal: ShownPortal,
    private readonly route: string,
  ) {}

  open(
    at: string,
    answers: Answers | Said = {},
    { language = 'en_US', kept = {} }: { readonly language?: 'en_US' | 'zh_HK'; readonly kept?: object } = {},
  ): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
    const said: Said = typeof answers === 'function' ? answers : ({ name }) => answers[name];
    return this.portal.open({ block, language, route: this.route, kept, answer: said });
  }

  async words(selector: string): Promise<string> {
    return (await this.portal.find(selector)).textContent.replace(/\s+/g, ' ').trim();
  }

  allWords(selector: string): readonly string[] {
    return this.portal.all(selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  }

  async enter(amount: string): Promise<void> {
    await this.portal.find(field);
    this.portal.type(field, amount);
    await click(this.portal, '[data-testid=cash-form] button', 'Continue');
  }

  async typed(): Promise<string> {
    return (await this.portal.find<HTMLInputElement>(field)).value;
  }

  /** Gives the secret where the portal has led to, which takes the client back. */
  async prove(): Promise<void> {
    await this.portal.find('h1', stepUpHeading);
    await this.portal.find('[data-testid=step-up-sheet] input');
    this.portal.type('[data-testid=step-up-sheet] input', '528314');
    await click(this.portal, '[data-testid=step-up-sheet] button', 'Confirm');
  }

  sent(names: readonly string[] = ['AddVcaTransaction', 'HoldVcaTransaction']): readonly TransportRequest[] {
    return this.portal.requests.filter(({ name }) => names.includes(name));
  }

  /** The step-up header of each instruction. */
  get proofs(): readonly (string | undefined)[] {
    return this.sent().map(({ headers }) => headers['RE_AUTH']);
  }

  /** The instructions that were sent, and their keys. */
  get instructions(): { readonly variables: readonly unknown[]; readonly keys: ReadonlySet<string | undefined> } {
    const bodies = this.sent().map(({ body }) => JSON.parse(body ?? '{}') as { readonly variables: unknown });
    const keys = new Set(this.sent().map(({ headers }) => headers['Idempotency-Key']));
    return { variables: bodies.map(({ variables }) => variables), keys };
  }
}
