import { dividendRefusals } from '../../../domain/dividends/dividend-instruction';
import { isNamedBy } from '../../../domain/funds/finding/fund-listing';
import { submissionRefusals } from '../../../domain/submissions/submission-refusal';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import {
  dividendHoldingList,
  dividendInstruction,
  type WireDividendHolding,
} from '../../../contract/rest/dividends/dividend-instructions';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

/** What is done with the dividends of the mock's client: what is recorded and, until the page is reloaded, what the client makes of it. */
export class MockDividends {
  private readonly changed = new Map<string, WireDividendHolding>();
  private recorded: readonly WireDividendHolding[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'instructDividend')) return this.instruct(request);
    if (!isRequestFor(request, 'dividendInstructions') || !recorded) return recorded;
    this.recorded = dividendHoldingList.parse(recorded.body);
    return { ...recorded, body: this.all };
  }

  private get all(): readonly WireDividendHolding[] {
    return this.recorded.map((holding) => this.changed.get(nameOf(holding)) ?? holding);
  }

  /** Takes an instruction with any password; the other fund is called by its code, since no recording names it. */
  private instruct({ body, headers }: TransportRequest): MockFile {
    const { data: wanted } = dividendInstruction.safeParse(parseJson(body));
    if (headers['Idempotency-Key'] === undefined) return refused(submissionRefusals.keyInvalid);
    if (wanted === undefined) return refused('DIVIDEND_INSTRUCTION_INVALID');
    const { fundCode, currency, version, intoFundCode } = wanted;
    const holding = this.all.find((one) => isNamedBy(codesOf(one.fund), fundCode) && one.currency === currency);
    if (!holding) return refused(dividendRefusals.unknown);
    if (holding.version !== version) return refused(dividendRefusals.outdated);
    if (isNamedBy(holding.reInvestmentFund ? codesOf(holding.reInvestmentFund) : undefined, intoFundCode))
      return refused(dividendRefusals.unchanged);
    const reInvestmentFund = intoFundCode === undefined ? null : { name: { code: intoFundCode, value: null } };
    const change = { at: new Date(this.now()).toISOString(), reInvestmentFund };
    const after = { ...holding, reInvestmentFund, version: version + 1, changes: [...holding.changes, change] };
    this.changed.set(nameOf(holding), after);
    return { status: 200, body: after };
  }
}

const codesOf = ({ name, jfFundCode }: WireDividendHolding['fund']) => ({
  code: name.code,
  jfFundCode: jfFundCode ?? undefined,
});

const nameOf = ({ fund, currency }: WireDividendHolding): string => `${fund.name.code} ${currency}`;

const refused = (code: string): MockFile => ({ status: 400, body: { detail: { errors: [{ code }] } } });
