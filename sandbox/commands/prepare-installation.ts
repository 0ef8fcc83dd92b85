import type { MovableClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { followMovedClock } from '../context/moved-clock';
import type { Secrets } from '../context/secrets';
import type { OpenDatabase } from '../database/database';
import { fillSearchTexts } from '../funds/fill-search-texts';
import { seed } from '../seed/seed';
import { seedExampleQuestionnaires } from '../seed/suitability/seed-suitability';

/** Brings the tables up to date with the questionnaires, and fills those of a demonstration; another process that does so meanwhile is waited for. */
export async function prepareInstallation(
  open: OpenDatabase,
  { configuration, clock, secrets }: { configuration: SandboxConfiguration; clock: MovableClock; secrets: Secrets },
): Promise<void> {
  console.log('Bringing the tables up to date ...');
  await open.prepare(async (database) => {
    // Those of a version before may have none.
    await fillSearchTexts(database);
    // A real installation gets its funds and clients from elsewhere, and never a secret that is printed here; without a questionnaire nobody there could be rated, and so buy.
    if (configuration.environment === 'production') return seedExampleQuestionnaires(database);
    console.log('Looking after the fictional funds and clients ...');
    await followMovedClock(database, clock);
    if (await seed(database, { clock, secrets })) console.log('Made them; that happens only once');
  });
}
