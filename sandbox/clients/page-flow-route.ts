import { eq } from 'drizzle-orm';
import { type PageFlowStep, openPageFlowSteps } from '../../domain/notices/page-flow-step';
import type { ServerContext } from '../context/server-context';
import { regionAnswers } from '../context/region-answers';
import { clients } from '../database/schema/clients';
import { communicationPreferences } from '../database/schema/communication';
import { askedSteps } from '../database/schema/page-flow';
import { loadMigrationStatus } from '../regular-plans/migration-status';
import type { CallGroup } from '../wire/serve';

/** Serves the steps that a client is asked for after a sign-in [API-27, OPEN-87]. */
export const pageFlowRoute: CallGroup = (serve, context) => {
  serve('pageFlow', async ({ clientId }) => ({ steps: [...(await stepsOf(context, clientId))] }));
};

async function stepsOf(
  { region, database, clock }: Pick<ServerContext, 'region' | 'database' | 'clock'>,
  clientId: string,
): Promise<readonly PageFlowStep[]> {
  const rows = await database
    .select({ step: askedSteps.step, userName: clients.userName, chosen: communicationPreferences.clientId })
    .from(askedSteps)
    .innerJoin(clients, eq(clients.id, askedSteps.clientId))
    .leftJoin(communicationPreferences, eq(communicationPreferences.clientId, askedSteps.clientId))
    .where(eq(askedSteps.clientId, clientId));
  const [first] = rows;
  if (first === undefined) return [];
  const { planMigration } = regionAnswers[region];
  return openPageFlowSteps(
    rows.map(({ step }) => step),
    {
      hasUserName: first.userName !== null,
      hasChosenCommunication: first.chosen !== null,
      canMovePlans:
        planMigration && (await loadMigrationStatus({ database, clock }, clientId)).rspMigrationEligible === 'ELIGIBLE',
    },
  );
}
