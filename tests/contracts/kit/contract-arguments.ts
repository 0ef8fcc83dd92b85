import { parseArgs } from 'node:util';
import { type Extension, extensions } from '../../../contract/extensions';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { type ByRegion, type Region, regions } from '../../../domain/region';

/** The arguments of `npm run contract`. */
export type ContractArguments = {
  readonly urls: ByRegion<string | undefined>;
  /** The clients file. */
  readonly clients: string;
  /** The folder that the report is written to. */
  readonly report: string;
  readonly minutes: number;
  /** The parts of the contract beyond the specification that the servers have. */
  readonly extensions: readonly Extension[];
  /** The ports or requirements whose tests alone are run; all of them where none is named. */
  readonly only: readonly string[];
};

/** The region whose template of a clients file is asked for, or the arguments of a run. */
export type ContractCommand = { readonly template: Region } | { readonly run: ContractArguments };

export const usage = `npm run contract -- --tw URL --hk URL --clients FILE [--report FOLDER] [--minutes N] [--extensions LIST] [--only LIST]
npm run contract -- --template tw > clients.json

  --tw, --hk   the origins of the servers of Taiwan and Hong Kong; at least one
  --clients    a JSON file: who may log in there, and what they have (docs/contract-kit.md)
  --report     where report.html and report.xml are written; contract-report if not given
  --minutes    after how many minutes no further test begins; 10 if not given
  --extensions the parts of the contract beyond the specification that the servers have, by their names in docs/extensions.md,
               with commas between; or none, for servers of the specification alone; all if not given
  --template   tw or hk: prints a clients file of that region with every fact there is, to be filled in; nothing is asked
  --only       the ports or requirements whose tests are run, with commas between, such as Holdings,AUTH-51; all if not given`;

/** Reads the arguments; what is wrong with them in one line. */
export function parseContractArguments(
  args: readonly string[],
): { ok: true; value: ContractCommand } | { ok: false; error: string } {
  const text = { type: 'string' } as const;
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        tw: text,
        hk: text,
        clients: text,
        report: text,
        minutes: text,
        extensions: text,
        only: text,
        template: text,
      },
    }));
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
  const { tw, hk, clients, report = 'contract-report', minutes = '10', extensions: listed = 'all', only = '' } = values;
  if (values.template !== undefined) return templateOf(values.template);
  if (tw === undefined && hk === undefined) return { ok: false, error: 'no server is named: --tw, --hk or both' };
  for (const [name, url] of Object.entries({ tw, hk }))
    if (url !== undefined && !isOrigin(url))
      return { ok: false, error: `--${name} is not the address of a server: ${url} (such as https://portal.example)` };
  if (clients === undefined) return { ok: false, error: 'no clients file is named: --clients FILE' };
  if (!/^[1-9]\d{0,2}$/.test(minutes))
    return { ok: false, error: `--minutes is not a number from 1 to 999: ${minutes}` };
  const named = listed === 'none' ? [] : listed.split(',');
  const unknown = listed === 'all' ? undefined : named.find((name) => parseOneOf(extensions, name) === undefined);
  if (unknown !== undefined) return { ok: false, error: `--extensions names none of the contract: ${unknown}` };
  const chosen = listed === 'all' ? extensions : extensions.filter((each) => named.includes(each));
  const urls = { TW: tw, HK: hk };
  const wanted = only.split(',').filter(Boolean);
  const unclear = wanted.find((name) => !/^[\w-]+$/.test(name));
  if (unclear !== undefined) return { ok: false, error: `--only names neither a port nor a requirement: ${unclear}` };
  const value = { urls, clients, report, minutes: Number(minutes), extensions: chosen, only: wanted };
  return { ok: true, value: { run: value } };
}

function templateOf(named: string): { ok: true; value: ContractCommand } | { ok: false; error: string } {
  const region = parseOneOf(regions, named.toUpperCase());
  return region
    ? { ok: true, value: { template: region } }
    : { ok: false, error: `--template names no region: ${named}` };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
}
