import { regions } from '../../../domain/region';
import { countOutcomes, type RequirementResult } from './contract-results';

/** The results as JUnit XML: a suite for each region, a case for each requirement. */
export function junitReport(results: readonly RequirementResult[]): string {
  const suites = regions.flatMap((region) => {
    const own = results.filter((result) => result.region === region);
    return own.length === 0 ? [] : [suite(region, own)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(name: string, results: readonly RequirementResult[]): string {
  const { fail, 'not tried': skipped } = countOutcomes(results);
  const counts = `tests="${results.length}" failures="${fail}" errors="0" skipped="${skipped}"`;
  return `  <testsuite name="${name}" ${counts}>\n${results.map(testCase).join('\n')}\n  </testsuite>`;
}

function testCase({ id, statement, region, outcome, tests }: RequirementResult): string {
  const seconds = tests.reduce((sum, test) => sum + test.seconds, 0).toFixed(3);
  const open = `    <testcase classname="${region}" name="${attribute(`${id} ${statement}`)}" time="${seconds}"`;
  if (outcome === 'pass') return `${open}/>`;
  const amiss = tests.filter((test) => test.outcome === outcome);
  const [message = ''] = amiss.map(({ group, title, reason }) => `${group}: ${title}: ${reason.split('\n')[0] ?? ''}`);
  const detail = amiss.map(({ group, title, reason }) => `${group}: ${title}\n${reason}`).join('\n\n');
  const inside =
    outcome === 'fail'
      ? `<failure message="${attribute(message)}">${escaped(detail)}</failure>`
      : `<skipped message="${attribute([...new Set(amiss.map(({ reason }) => reason))].join('; '))}"/>`;
  return `${open}>${inside}</testcase>`;
}

/** XML has no way to say most control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const attribute = (text: string): string => escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');
