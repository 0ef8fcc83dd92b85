import { type Region, regions } from '../../../domain/region';

/** The outcome of a test or a requirement; what could not be tried counts as neither passed nor failed. */
export type Outcome = 'pass' | 'fail' | 'not tried';

/** A test of the suite, against one region's server. */
export type TestResult = {
  readonly region: Region;
  /** The port that the test is about. */
  readonly group: string;
  /** The claim of the test, without the requirements it names. */
  readonly title: string;
  /** The requirements it proves. */
  readonly ids: readonly string[];
  /** The names of the calls that it made. */
  readonly calls: readonly string[];
  readonly outcome: Outcome;
  /** Why it failed or wasn't tried; empty for one that passed. */
  readonly reason: string;
  readonly seconds: number;
};

/** A row of the requirements, for one region. */
export type RequirementResult = {
  readonly id: string;
  readonly statement: string;
  readonly region: Region;
  readonly outcome: Outcome;
  readonly tests: readonly TestResult[];
};

/** A row of docs/requirements. */
export type Requirement = { readonly id: string; readonly regions: readonly Region[]; readonly statement: string };

/** The rows of docs/requirements, in their order. */
export function readRequirements(text: string): readonly Requirement[] {
  return [...text.matchAll(/^- ([A-Z][A-Z0-9]*-\d+) \| (both|HK|TW) \| (.+) \| [^|]+$/gm)].map(
    ([, id = '', where = '', statement = '']) => ({
      id,
      regions: regions.filter((region) => where === 'both' || where === region),
      statement,
    }),
  );
}

/** The requirements named at the head of a title, `[API-29..31, MSG-20] ...`, and the rest of it. */
export function readTitle(title: string): { readonly ids: readonly string[]; readonly claim: string } {
  const [, named = '', claim = title] = /^\[([^\]]+)\] (.+)$/s.exec(title) ?? [];
  const ids = [...named.matchAll(/([A-Z][A-Z0-9]*)-(\d+)(?:\.\.(\d+))?/g)].flatMap(([, area = '', first = '', last]) =>
    Array.from(
      { length: Number(last ?? first) - Number(first) + 1 },
      (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  );
  return { ids, claim };
}

/**
 * Returns the result of each requirement that tests name, in the order of the requirements, Hong Kong and Taiwan apart.
 * It fails with any of its tests and passes only with all of them: with one of them not tried, it isn't.
 */
export function requirementResults(
  requirements: readonly Requirement[],
  tests: readonly TestResult[],
): readonly RequirementResult[] {
  return requirements.flatMap(({ id, statement, regions: where }) =>
    where.flatMap((region) => {
      const own = tests.filter((test) => test.region === region && test.ids.includes(id));
      return own.length === 0 ? [] : [{ id, statement, region, outcome: worst(own), tests: own }];
    }),
  );
}

/** A call of the contract, for one region. */
export type CallResult = {
  readonly call: string;
  readonly region: Region;
  readonly outcome: Outcome;
  readonly tests: readonly TestResult[];
};

/** Returns how the tests that made each call came out, by name: a call fails with any of them, since a test says what came of all its calls together. */
export function callResults(tests: readonly TestResult[]): readonly CallResult[] {
  return regions.flatMap((region) => {
    const own = tests.filter((test) => test.region === region);
    const calls = [...new Set(own.flatMap((test) => test.calls))].toSorted();
    return calls.map((call) => {
      const making = own.filter((test) => test.calls.includes(call));
      return { call, region, outcome: worst(making), tests: making };
    });
  });
}

function worst(tests: readonly TestResult[]): Outcome {
  const outcomes = new Set(tests.map(({ outcome }) => outcome));
  if (outcomes.has('fail')) return 'fail';
  return outcomes.has('not tried') ? 'not tried' : 'pass';
}

/** Counts the results by outcome. */
export function countOutcomes(results: readonly { readonly outcome: Outcome }[]): Readonly<Record<Outcome, number>> {
  const count = (wanted: Outcome): number => results.filter(({ outcome }) => outcome === wanted).length;
  return { pass: count('pass'), fail: count('fail'), 'not tried': count('not tried') };
}
