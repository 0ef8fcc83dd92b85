import { parseArgs } from 'node:util';
import { oneOf } from '../../domain/kernel/one-of';
import { parseStopScope, type StopScope, stopScopeCode } from '../../domain/notices/service-stop';
import { type Region, regions } from '../../domain/region';
import { createClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { localised } from '../context/language';
import { followMovedClock } from '../context/moved-clock';
import type { Database } from '../database/database';
import type { LocalTexts } from '../database/schema/clients';
import { findKnownFundByCode } from '../funds/find-fund-by-code';
import { openDatabase } from '../installation/open-database';
import { recordedStops, resumeService, stopService } from '../stops/record-stops';
import { stopWords } from '../stops/stop-words';
import { ApiError } from '../wire/api-error';
import type { Command } from './command';

const what = 'all, buy, sell, switch, plan, sign-in or fund:CODE';
const usage = {
  stop: `Usage: npm run sandbox -- stop HK|TW WHAT --by NAME --why TEXT [--en TEXT --zh-hk TEXT --zh-tw TEXT]; WHAT is ${what}`,
  resume: `Usage: npm run sandbox -- resume HK|TW WHAT --by NAME --why TEXT; WHAT is ${what}`,
};

type Meant = {
  readonly region: Region;
  readonly scope: StopScope;
  readonly by: string;
  readonly why: string;
  readonly texts: LocalTexts | undefined;
};

/** Stops orders or signing in for a while: every server refuses them at once, and open pages say so within a minute. */
export const stop: Command = async (configuration, parameters) => {
  const meant = readStop('stop', parameters);
  await inDatabase(configuration, async (database, now) => {
    const nameIn = await namesOf(database, meant);
    const texts = meant.texts ?? stopWords(meant.scope, nameIn);
    const isNew = await stopService(database, { ...meant, texts }, { ...meant, at: now });
    if (!isNew) throw new StartProblem(`${nameOf(meant)} is stopped already`);
    console.log(`${nameOf(meant)} is stopped`);
  });
};

/** Ends a stop. */
export const resume: Command = async (configuration, parameters) => {
  const meant = readStop('resume', parameters);
  await inDatabase(configuration, async (database, now) => {
    if (!(await resumeService(database, meant, { ...meant, at: now })))
      throw new StartProblem(`${nameOf(meant)} isn't stopped`);
    console.log(`${nameOf(meant)} goes on`);
  });
};

/** Prints every stop there was, the oldest first: when, what, who and why, and the same of its end. */
export const stops: Command = (configuration) =>
  inDatabase(configuration, async (database) => {
    const recorded = await recordedStops(database);
    for (const { region, scope, stoppedAt, stoppedBy, stoppedWhy, resumedAt, resumedBy, resumedWhy } of recorded) {
      const end = resumedAt
        ? `until ${resumedAt.toISOString()} ${String(resumedBy)}: ${String(resumedWhy)}`
        : 'in force';
      console.log(`${stoppedAt.toISOString()} ${region} ${scope} ${stoppedBy}: ${stoppedWhy}; ${end}`);
    }
    const inForce = recorded.filter(({ resumedAt }) => resumedAt === null).length;
    console.log(inForce === 0 ? 'Nothing is stopped' : `${String(inForce)} in force`);
  });

async function inDatabase(
  configuration: SandboxConfiguration,
  work: (database: Database, now: Date) => Promise<void>,
): Promise<void> {
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      await followMovedClock(database, clock);
      await work(database, clock.now());
    });
  } finally {
    await open.close();
  }
}

const nameOf = ({ region, scope }: Pick<Meant, 'region' | 'scope'>): string => `${region} ${stopScopeCode(scope)}`;

/** The name of the fund that a stop names; a code that means no fund, or several, stops nothing. */
async function namesOf(database: Database, { region, scope }: Meant): Promise<(language: keyof LocalTexts) => string> {
  if (scope.kind !== 'fund') return () => '';
  try {
    const fund = await findKnownFundByCode({ database, region }, scope.fundCode);
    return (language) => localised(fund.names, language) ?? fund.code;
  } catch (problem) {
    if (problem instanceof ApiError) throw new StartProblem(`${scope.fundCode} means no single fund of ${region}`);
    throw problem;
  }
}

/** Reads what is to be stopped or resumed, by whom and why; refuses parameters that don't say so. */
export function readStop(command: keyof typeof usage, parameters: readonly string[]): Meant {
  const { positionals, values } = parsed(command, parameters);
  const [first = '', word = '', ...more] = positionals;
  const region = oneOf(regions, first);
  const scope = readScope(word);
  const { by = '', why = '' } = values;
  if (region === undefined || scope === undefined || more.length > 0 || by.trim() === '' || why.trim() === '')
    throw new StartProblem(usage[command]);
  return { region, scope, by, why, texts: readTexts(values) };
}

const readScope = (word: string): StopScope | undefined =>
  word.startsWith('fund:')
    ? parseStopScope(`STOP-FUND-${word.slice('fund:'.length)}`)
    : parseStopScope(`STOP-${word.toUpperCase()}`);

/** The firm's own sentence, in all three languages; a client who reads another one would read nothing else. */
function readTexts(values: ReturnType<typeof parsed>['values']): LocalTexts | undefined {
  const { en, 'zh-hk': zhHk, 'zh-tw': zhTw } = values;
  if (en === undefined && zhHk === undefined && zhTw === undefined) return undefined;
  if (!en?.trim() || !zhHk?.trim() || !zhTw?.trim())
    throw new StartProblem('A sentence is given in all three languages: --en, --zh-hk and --zh-tw');
  return { en_US: en, zh_HK: zhHk, zh_TW: zhTw };
}

function parsed(command: keyof typeof usage, parameters: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { by: text, why: text, en: text, 'zh-hk': text, 'zh-tw': text };
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new StartProblem(usage[command]);
  }
}
