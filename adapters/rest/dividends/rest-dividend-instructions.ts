import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import {
  type DividendInstructionOrder,
  DividendInstructions,
} from '../../../application/ports/dividends/dividend-instructions';
import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import type { DividendFund } from '../../../domain/dividends/dividend-record';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { dividendCalls } from '../../../contract/rest/dividends/dividend-calls';
import {
  dividendHolding,
  dividendHoldingList,
  type WireDividendHolding,
} from '../../../contract/rest/dividends/dividend-instructions';
import { readJsonBody } from '../read-answer';
import { readWrongPassword } from '../read-wrong-password';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };
const malformed = err<CallFailure>({ kind: 'malformed' });

/** Dividend instructions over REST; the page says itself what failed [LINK-32]. */
export class RestDividendInstructions extends DividendInstructions {
  constructor(private readonly client: RestClient) {
    super();
  }

  all(): AsyncResult<readonly DividendHolding[]> {
    return this.client.call(dividendCalls, { name: 'dividendInstructions', policy, read: readJsonBody(readHoldings) });
  }

  instruct({ key, password: vpin, ...instruction }: DividendInstructionOrder): AsyncResult<DividendHolding> {
    return this.client.call(dividendCalls, {
      name: 'instructDividend',
      headers: { 'Idempotency-Key': key },
      body: onlyPresent({ ...instruction, vpin }),
      policy,
      read: readJsonBody(readHolding),
      readRefusal: readWrongPassword,
    });
  }
}

/** One whose units aren't known makes the answer malformed. */
function readHolding(body: unknown): Result<DividendHolding, CallFailure> {
  const read = parseBody(dividendHolding, toHolding)(body);
  if (!read.ok) return read;
  return read.value ? ok(read.value) : malformed;
}

function readHoldings(body: unknown): Result<readonly DividendHolding[], CallFailure> {
  const read = parseBody(dividendHoldingList, (list) => list.map(toHolding))(body);
  if (!read.ok) return read;
  const known = read.value.filter((one) => one !== undefined);
  return known.length === read.value.length ? ok(known) : malformed;
}

function toHolding(wire: WireDividendHolding): DividendHolding | undefined {
  const units = toFigure(wire.units);
  if (!units) return undefined;
  const { fund, currency, frequency, version, changes } = wire;
  return onlyPresent({
    fund: named(fund),
    currency,
    units,
    frequency,
    version,
    nextPayDate: wire.nextPayDate ?? undefined,
    into: wire.reInvestmentFund ? named(wire.reInvestmentFund) : undefined,
    changes: changes.map(({ at, reInvestmentFund }) =>
      onlyPresent({ at, into: reInvestmentFund ? named(reInvestmentFund) : undefined }),
    ),
  });
}

const named = ({ name: { code, value }, jfFundCode }: WireDividendHolding['fund']): DividendFund =>
  onlyPresent({ code, name: value ?? code, jfFundCode: jfFundCode ?? undefined });
