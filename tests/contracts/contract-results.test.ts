// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  callResults,
  type Outcome,
  readRequirements,
  readTitle,
  requirementResults,
  type TestResult,
} from './kit/contract-results';
import { htmlReport } from './kit/html-report';
import { junitReport } from './kit/junit-report';

const rows = readRequirements(
  [
    '## AAA - Area (3)',
    '',
    '- AAA-01 | both | Points <b>are</b> told & kept | adapter',
    '- AAA-02 | HK | Only there | domain, ui',
    '- AAA-03 | both | Nobody names it | ui',
  ].join('\n'),
);

const aTest = (outcome: Outcome, others: Partial<TestResult> = {}): TestResult => ({
  region: 'HK',
  group: 'Points',
  title: 'tell',
  ids: ['AAA-01'],
  calls: ['clientTiers'],
  outcome,
  reason: outcome === 'pass' ? '' : `because it is "${outcome}" <\u0007>`,
  seconds: 0.5,
  ...others,
});

const outcomesOf = (tests: readonly TestResult[]) =>
  requirementResults(rows, tests).map(({ region, id, outcome }) => [region, id, outcome]);

describe('the title of a test', () => {
  it('names requirements, ranges of them too, and what it claims', () => {
    expect(readTitle('[API-09..11, MSG-20] tell [all] of it')).toEqual({
      ids: ['API-09', 'API-10', 'API-11', 'MSG-20'],
      claim: 'tell [all] of it',
    });
  });

  it('the title of a test may name none', () => {
    expect(readTitle('tell all of it')).toEqual({ ids: [], claim: 'tell all of it' });
  });
});

describe('the verdict on a requirement', () => {
  it.each<[readonly Outcome[], Outcome]>([
    [['pass'], 'pass'],
    [['pass', 'pass'], 'pass'],
    [['pass', 'not tried'], 'not tried'],
    [['not tried'], 'not tried'],
    [['not tried', 'fail', 'pass'], 'fail'],
  ])('the verdict on a requirement is, of tests that %j: %s', (outcomes, expected) => {
    expect(outcomesOf(outcomes.map((outcome) => aTest(outcome)))).toEqual([['HK', 'AAA-01', expected]]);
  });

  it('the verdict on a requirement is said of each region apart, and only of a region the requirement is for', () => {
    const tests = [
      aTest('fail', { region: 'TW', ids: ['AAA-01', 'AAA-02'] }),
      aTest('pass', { ids: ['AAA-01', 'AAA-02'] }),
    ];
    expect(outcomesOf(tests)).toEqual([
      ['HK', 'AAA-01', 'pass'],
      ['TW', 'AAA-01', 'fail'],
      ['HK', 'AAA-02', 'pass'],
    ]);
  });
});

describe('the verdict on a call', () => {
  it('the verdict on a call is what the tests that made it came to, in each region', () => {
    const made = [
      aTest('pass', { calls: ['UserDetails', 'clientTiers'] }),
      aTest('fail', { calls: ['clientTiers'] }),
      aTest('pass', { region: 'TW', calls: ['clientTiers'] }),
      aTest('not tried', { calls: [] }),
    ];
    expect(
      callResults(made).map(({ region, call, outcome, tests: own }) => [region, call, outcome, own.length]),
    ).toEqual([
      ['HK', 'UserDetails', 'pass', 1],
      ['HK', 'clientTiers', 'fail', 2],
      ['TW', 'clientTiers', 'pass', 1],
    ]);
  });
});

const tests = [
  aTest('fail'),
  aTest('not tried', { ids: ['AAA-02'], title: 'tell <script>alert(1)</script>' }),
  aTest('pass', { region: 'TW' }),
];
const requirements = requirementResults(rows, tests);

describe('the report as JUnit XML', () => {
  const xml = new DOMParser().parseFromString(junitReport(requirements), 'application/xml');
  const attributes = (selector: string, ...names: readonly string[]) =>
    [...xml.querySelectorAll(selector)].map((element) => names.map((name) => element.getAttribute(name)));

  it('the report as JUnit XML is well-formed, whatever a server answered, and has a case for each requirement and region', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(attributes('testsuite', 'name', 'tests', 'failures', 'skipped')).toEqual([
      ['HK', '2', '1', '1'],
      ['TW', '1', '0', '0'],
    ]);
    expect(attributes('testcase', 'classname', 'name')).toEqual([
      ['HK', 'AAA-01 Points <b>are</b> told & kept'],
      ['HK', 'AAA-02 Only there'],
      ['TW', 'AAA-01 Points <b>are</b> told & kept'],
    ]);
  });

  it('says why', () => {
    expect(attributes('failure', 'message')).toEqual([['Points: tell: because it is "fail" <\ufffd>']]);
    expect(xml.querySelector('failure')?.textContent).toBe('Points: tell\nbecause it is "fail" <\ufffd>');
    expect(attributes('skipped', 'message')).toEqual([['because it is "not tried" <\ufffd>']]);
  });
});

describe('the report as a page', () => {
  const html = htmlReport({
    urls: { HK: 'https://hk.example', TW: undefined },
    begun: '2026-11-20T02:00:00.000Z',
    seconds: 12,
    requirements,
    tests,
  });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const rowOf = (id: string) => [...(document.getElementById(id)?.children ?? [])].map((cell) => cell.textContent);

  it('says the result of each requirement, in each region', () => {
    expect(rowOf('HK-AAA-01').slice(0, 4)).toEqual(['AAA-01', 'HK', 'fail', 'Points <b>are</b> told & kept']);
    expect(rowOf('TW-AAA-01')[2]).toBe('pass');
    expect(rowOf('HK-AAA-02')[2]).toBe('not tried');
  });

  it('says how the tests of each call came out, and which failed', () => {
    const calls = [...document.querySelectorAll('[aria-label="Calls"] tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(calls).toEqual([
      ['clientTiers', 'HK', 'fail', '0 of 2 passed', 'Points: tell'],
      ['clientTiers', 'TW', 'pass', '1 of 1 passed', ''],
    ]);
  });

  it('says why what failed failed, and why what was not tried wasn’t', () => {
    expect(document.querySelector('main')?.textContent).toMatch(/because it is "fail"/);
    expect(document.querySelector('main')?.textContent).toMatch(/because it is "not tried"/);
  });

  it('needs no script and no other file, and shows what a server answered as text', () => {
    expect(document.querySelectorAll('script, link, img, iframe, [src], [onclick]')).toHaveLength(0);
    expect(html).not.toMatch(/https?:\/\/(?!hk\.example)/);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  });

  it('the report as a page can be read by a screen reader: a language, headings in order, tables with a caption and heads', () => {
    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe('1 requirement failed: contract report');
    expect([...document.querySelectorAll('h1, h2')].map(({ tagName }) => tagName)).toEqual([
      'H1',
      'H2',
      'H2',
      'H2',
      'H2',
    ]);
    for (const table of document.querySelectorAll('table')) {
      expect(table.caption?.textContent).toMatch(/\w/);
      expect(table.querySelectorAll('thead th[scope=col]').length).toBeGreaterThan(2);
      for (const row of table.tBodies[0]?.rows ?? []) expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1);
    }
  });
});
