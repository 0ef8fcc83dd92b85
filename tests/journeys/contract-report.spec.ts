import type { Outcome, RequirementResult, TestResult } from '../contracts/kit/contract-results';
import { htmlReport } from '../contracts/kit/html-report';
import { expect, test } from './support/portal-test';

const long = `{"kind":"rejected","errors":[{"code":"${'LOG0099'.repeat(30)}"}]}`;

const aTest = (outcome: Outcome): TestResult => ({
  region: 'HK',
  group: 'ClientPoints',
  title: 'tell a visitor nothing',
  ids: ['API-51', 'ERR-03'],
  seconds: 0.5,
  calls: ['clientPoints'],
  outcome,
  reason: outcome === 'pass' ? '' : `expected 'unauthorized', received ${long}`,
});

const outcomes = ['pass', 'fail', 'not tried'] as const;
const requirements = outcomes.map((outcome, index): RequirementResult => ({
  id: `API-0${String(index)}`,
  region: 'HK',
  outcome,
  tests: [aTest(outcome)],
  statement: 'A visitor who is not logged in is told nothing of any client, and is not led away by the refusal',
}));

test(
  '[OPEN-72] the report of the contract kit has no accessibility violation and fits 320 px, by day and by night',
  { tag: ['@hk', '@desktop'] },
  async ({ page, axe }) => {
    const html = htmlReport({
      urls: { HK: `https://${'portal'.repeat(12)}.example/tet-web`, TW: undefined },
      begun: '2026-11-20T02:00:00.000Z',
      seconds: 12,
      requirements,
      tests: outcomes.map(aTest),
    });
    await page.route('https://report.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('https://report.example/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const [colorScheme, color] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(22, 22, 22)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await background()).toBe(color);
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);
