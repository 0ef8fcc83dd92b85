import { parseArgs } from 'node:util';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { parseStopScope, type StopScope, stopScopeCode } from '../../domain/notices/service-stop';
import { type Region, regions } from '../../domain/region';
import { StartProblem } from '../context/configuration/start-problem';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import type { LocalTexts } from '../database/schema/clients';
import { findKnownFundByCode } from '../funds/find-fund-by-code';
import { recordedStops, resumeService, stopService } from '../stops/record-stops';
import { stopWords } from '../stops/stop-words';
import { ApiError } from '../wire/api-error';
import type { Command } from './command';
import { withBooks } from './with-books';

const what = 'all, buy, sell, switch, plan, sign-in or fund:CODE';
const usage = {
  stop: `Usage: npm run sandbox -- stop HK|TW WHAT --by NAME --why TEXT [--en TEXT --zh-hk TEXT --zh-tw TEXT]; WHAT is ${what}`,
  resume: `Usage: npm run sandbox -- resume HK|TW WHAT --by NAME --why TEXT; WHAT is ${what}`,
};

type StopInput = {
  readonly region: Region;
  readonly scope: StopScope;
  readonly by: string;
  readonly why: string;
  readonly texts: LocalTexts | undefined;
};

/** Stops orders or signing in for a while: every server refuses them at once, and open pages say so within a minute. */
export const stop: Command = async (configuration, parameters) => {
  const input = readStop('stop', parameters);
  await withBooks(configuration, async ({ database, clock }) => {
    const nameIn = await namesOf(database, input);
    const texts = input.texts ?? stopWords(input.scope, nameIn);
    const isNew = await stopService(database, { ...input, texts }, { ...input, at: clock.now() });
    if (!isNew) throw new StartProblem(`${nameOf(input)} is stopped already`);
    console.log(`${nameOf(input)} is stopped`);
  });
};

/** Ends a stop. */
export const resume: Command = async (configuration, parameters) => {
  const input = readStop('resume', parameters);
  await withBooks(configuration, async ({ database, clock }) => {
    if (!(await resumeService(database, input, { ...input, at: clock.now() })))
      throw new StartProblem(`${nameOf(input)} isn't stopped`);
    console.log(`${nameOf(input)} goes on`);
  });
};

/** Prints every stop there was, the oldest first: when, what, who and why, and the same of its end. */
export const stops: Command = (configuration) =>
  withBooks(configuration, async ({ database }) => {
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

const nameOf = ({ region, scope }: Pick<StopInput, 'region' | 'scope'>): string => `${region} ${stopScopeCode(scope)}`;

/** The name of the fund that a stop names; a code that means no fund, or several, stops nothing. */
async function namesOf(
  database: Database,
  { region, scope }: StopInput,
): Promise<(language: keyof LocalTexts) => string> {
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
export function readStop(command: keyof typeof usage, parameters: readonly string[]): StopInput {
  const { positionals, values } = parsed(command, parameters);
  const [first = '', word = '', ...more] = positionals;
  const region = parseOneOf(regions, first);
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
