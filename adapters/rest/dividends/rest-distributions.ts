import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { Distributions } from '../../../application/ports/dividends/distributions';
import type { Distribution } from '../../../domain/dividends/distribution';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { distributionList } from '../../../contract/rest/records/distributions';
import { recordCalls } from '../../../contract/rest/records/record-calls';
import { readJsonBody } from '../read-answer';
import type { RestClient } from '../rest-client';

/** Loads the distributions of a client over REST [LINK-26]. */
export class RestDistributions extends Distributions {
  constructor(private readonly client: RestClient) {
    super();
  }

  all(): AsyncResult<readonly Distribution[]> {
    return this.client.call(recordCalls, {
      name: 'distributionHistory',
      policy: { showErrors: false },
      read: readJsonBody(readDistributions),
    });
  }
}

/** A payment whose amount is no figure makes the answer malformed: a total without it would be wrong. */
function readDistributions(body: unknown): Result<readonly Distribution[], CallFailure> {
  const read = parseBody(distributionList, (list) =>
    list.map(({ fund: { name }, accountNo, date, amount, currency, remittedOn, waitsFor }) => {
      const figure = toFigure(amount);
      const threshold = toFigure(waitsFor?.amount);
      const fund = { code: name.code, name: name.value ?? name.code };
      return (
        figure &&
        onlyPresent({
          fund,
          accountNo: accountNo ?? undefined,
          date,
          amount: figure,
          currency,
          remittedOn: remittedOn ?? undefined,
          waitsFor: waitsFor && threshold ? { currency: waitsFor.currency, amount: threshold } : undefined,
        })
      );
    }),
  )(body);
  if (!read.ok) return read;
  const known = read.value.filter((one) => one !== undefined);
  return known.length === read.value.length ? ok(known) : err({ kind: 'malformed' });
}
