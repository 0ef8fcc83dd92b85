import { lastDayOfYear } from '../../domain/calendar/years';
import { retainedUntil } from '../../domain/documents/retention';
import { annualStatementYears } from '../../domain/documents/statement-years';
import { today } from '../context/clock';
import { clientOf, fileOf, firstDayOf } from '../statements/statement-client';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { annualFacts } from './annual-facts';
import { annualStatementDocument } from './annual-statement';

/** A client's annual statements, made when they are asked for; another client's are none [ORDQ-09, ORDQ-14]. */
export const annualStatementRoutes: CallGroup = (serve, { database, clock, region }) => {
  const yearsOf = async (clientId: string): Promise<readonly number[]> => {
    const day = today(clock);
    return annualStatementYears(await firstDayOf(database, clientId, day), day);
  };

  serve('annualStatements', async ({ clientId }) =>
    (await yearsOf(clientId)).map((year) => ({
      year,
      availableUntil: retainedUntil('statement', lastDayOfYear(year)),
    })),
  );

  serve('annualStatement', async ({ clientId, language, query }) => {
    const year = Number(query.year);
    const isKept = (await yearsOf(clientId)).includes(year);
    const facts = isKept ? await annualFacts(database, { clientId, year, region, today: today(clock) }) : undefined;
    if (facts === undefined) throw new ApiError(400, ['STATEMENT_UNKNOWN']);
    return fileOf(annualStatementDocument({ facts, region, client: await clientOf(database, clientId), language }));
  });
};
