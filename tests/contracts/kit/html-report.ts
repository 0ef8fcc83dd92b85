import type { ByRegion } from '../../../domain/region';
import { callResults, countOutcomes, type Outcome, type RequirementResult, type TestResult } from './contract-results';

/** The subject of a report. */
export type ContractReport = {
  readonly urls: ByRegion<string | undefined>;
  /** When the run began, ISO text. */
  readonly begun: string;
  readonly seconds: number;
  readonly requirements: readonly RequirementResult[];
  readonly tests: readonly TestResult[];
};

const style = `
:root { color-scheme: light dark; --page: #fff; --text: #1a1a1a; --line: #767676; --fail: #b00020; --pass: #1b6e2c; --not: #7a4d00; }
@media (prefers-color-scheme: dark) { :root { --page: #161616; --text: #f0f0f0; --line: #8a8a8a; --fail: #ff8a94; --pass: #7ed492; --not: #ffc266; } }
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1rem; }
header p { overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; margin-block: 1rem; }
caption { text-align: start; font-weight: bold; padding-block: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .25rem 0; font-size: .875rem; }
.wide { overflow-x: auto; }
.fail { color: var(--fail); font-weight: bold; }
.pass { color: var(--pass); }
.not-tried { color: var(--not); }
`;

/** The results as one page that needs nothing else: no script, no other file. */
export function htmlReport({ urls, begun, seconds, requirements, tests }: ContractReport): string {
  const servers = Object.entries(urls).flatMap(([region, url]) => (url === undefined ? [] : [`${region}: ${url}`]));
  const { fail } = countOutcomes(requirements);
  const verdict = fail === 0 ? 'No requirement failed' : `${counted(fail, 'requirement')} failed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${verdict}: contract report</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Contract report</h1>
<p>${escaped(servers.join(', '))}; begun ${escaped(begun)}, took ${seconds.toFixed(0)} s.</p>
<p><strong>${verdict}.</strong> A requirement passes when every test that names it passed; with a test that could not be tried it is not tried.</p>
</header>
<main>
${summary(requirements, tests)}
${failures(tests)}
${untried(tests)}
${callTable(tests)}
${requirementTable(requirements)}
</main>
</body>
</html>
`;
}

function summary(requirements: readonly RequirementResult[], tests: readonly TestResult[]): string {
  const rows = [['Requirements', countOutcomes(requirements)] as const, ['Tests', countOutcomes(tests)] as const].map(
    ([name, count]) =>
      `<tr><th scope="row">${name}</th><td>${count.pass}</td><td>${count.fail}</td><td>${count['not tried']}</td></tr>`,
  );
  return table('Summary', ['Of', 'Pass', 'Fail', 'Not tried'], rows);
}

function failures(tests: readonly TestResult[]): string {
  const failed = tests.filter(({ outcome }) => outcome === 'fail');
  if (failed.length === 0) return '';
  const rows = failed.map(
    (test) =>
      `<tr><td>${test.region}</td><td>${escaped(test.ids.join(', '))}</td><th scope="row">${claim(test)}</th><td><pre>${escaped(test.reason)}</pre></td></tr>`,
  );
  return `<h2>What failed</h2>${table('Tests that failed', ['Region', 'Requirements', 'Test', 'What came'], rows)}`;
}

function untried(tests: readonly TestResult[]): string {
  const open = tests.filter(({ outcome }) => outcome === 'not tried');
  if (open.length === 0) return '';
  const rows = [...new Set(open.map(({ reason }) => reason))].map((reason) => {
    const own = open.filter((test) => test.reason === reason);
    const ids = [...new Set(own.flatMap((test) => test.ids))].join(', ');
    return `<tr><th scope="row">${escaped(reason)}</th><td>${own.length}</td><td>${escaped(ids)}</td></tr>`;
  });
  return `<h2>What was not tried</h2>${table('Reasons', ['Reason', 'Tests', 'Requirements'], rows)}`;
}

function requirementTable(requirements: readonly RequirementResult[]): string {
  const rows = requirements.map(
    ({ id, statement, region, outcome, tests }) =>
      `<tr id="${region}-${id}"><th scope="row">${id}</th><td>${region}</td><td class="${outcome.replace(' ', '-')}">${outcome}</td><td>${escaped(statement)}</td><td>${share(tests)}</td></tr>`,
  );
  return `<h2>Every requirement</h2>${table('Requirements that the suite names', ['Requirement', 'Region', 'Result', 'Statement', 'Tests'], rows)}`;
}

/** A row for each call with the result of its tests, and the names of those that failed. */
function callTable(tests: readonly TestResult[]): string {
  const rows = callResults(tests).map(({ call, region, outcome, tests: making }) => {
    const failed = making.filter((test) => test.outcome === 'fail').map(claim);
    return `<tr><th scope="row">${escaped(call)}</th><td>${region}</td><td class="${outcome.replace(' ', '-')}">${outcome}</td><td>${share(making)}</td><td>${failed.join('<br>')}</td></tr>`;
  });
  return rows.length === 0
    ? ''
    : `<h2>Every call that was made</h2>${table('Calls', ['Call', 'Region', 'Result', 'Tests', 'Failed'], rows)}`;
}

/** Returns how many of a requirement's tests passed. */
function share(tests: readonly TestResult[]): string {
  const passed = countOutcomes(tests)['pass' satisfies Outcome];
  return `${passed} of ${tests.length} passed`;
}

function table(caption: string, heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

const claim = ({ group, title }: TestResult): string => escaped(group === '' ? title : `${group}: ${title}`);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
