import type { Locator, Page } from '@playwright/test';
import { destinations } from '../../config/destinations';
import type { Questionnaire } from '../../domain/suitability/questionnaire';
import { changeAnswer } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { hostileStrings } from './support/hostile-strings';
import { expect, test } from './support/portal-test';
import { say, saying, type Words } from './support/words';

const path = '/enhanced-suitability';
const submission = /\/enhancedSuitability$/;
const question = (page: Page, number: number): Locator => page.locator('fieldset.question').nth(number - 1);
const progress = (page: Page, words: Words, answered: number, total = 10): Locator =>
  page.getByText(say(words.questionnaire.progress, { answered, total }), { exact: true });

/** Chooses an option of every question, by its place from the end. */
async function answerAll(page: Page, fromEnd = 1): Promise<void> {
  await question(page, 1).waitFor();
  for (const one of await page.locator('fieldset.question').all()) await one.getByRole('radio').nth(-fromEnd).check();
}

/** Several urgent notices are folded on a phone. */
async function openUrgent(page: Page, words: Words): Promise<void> {
  const urgent = page.getByRole('region', { name: words.notices.urgent });
  const way = urgent.getByRole('link', { name: words.notices['risk-action'] });
  const folded = urgent.locator('details:not([open]) > summary');
  await expect(async () => {
    if (await folded.isVisible()) await folded.click();
    await expect(way).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function goOnToReview(page: Page, words: Words): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.questionnaire.check }).click();
  await expect(page.getByRole('heading', { name: words.questionnaire['review-title'] })).toBeFocused();
}

test(
  '[SUIT-01, SUIT-03, SUIT-05, SUIT-06, SUIT-23, SUIT-26, SUIT-35, SUIT-38..46, ROUTE-11, CONFLICT-13] a client of 66 goes from the alert to the questionnaire, is set to low risk, and has his own level back by the prudent assessment',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    test.slow();
    const { questionnaire: q, standing, notices } = words;
    await signIn(page, portal, { client: await demoClient(portal, /was never assessed/) });
    await openUrgent(page, words);
    await expect(page.getByText(notices['risk-N'])).toBeVisible();
    await page.getByRole('link', { name: notices['risk-action'] }).click();
    await expect(page).toHaveURL(portal.address(path));
    await expect(page).toHaveTitle(`${words.title['enhanced-suitability']} - ${words.product}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(q['title-risk']);

    await page.getByRole('button', { name: q.check }).click();
    const problems = page.getByRole('group', { name: q['problems-title'] });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('button')).toHaveCount(11);
    await axe(page);
    await problems.getByRole('button', { name: say(q['go-to-question'], { number: 2 }) }).press('Enter');
    await expect(question(page, 2).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 2).getByRole('radio').nth(1)).toBeChecked();
    await expect(progress(page, words, 1)).toBeVisible();
    await expect(problems.getByRole('button')).toHaveCount(10);

    await answerAll(page);
    await question(page, 10).getByRole('radio').first().check();
    await expect(page.getByRole('group', { name: q['problems-title'] })).toContainText(q['go-to-declaration']);
    await page.getByRole('checkbox').check();
    const contradictions = page.getByRole('group', { name: q['contradictions-title'] });
    await contradictions.getByRole('button', { name: say(q['go-to-contradiction'], { first: 8, second: 10 }) }).click();
    await expect(question(page, 8)).toContainText(say(q.contradicts, { number: 10 }));
    await page.reload();
    await expect(page.getByText(say(q.recalled, { number: 10 }))).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await question(page, 10).getByRole('radio').last().check();
    await goOnToReview(page, words);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await axe(page);
    await page.getByRole('button', { name: q.change }).click();
    await expect(progress(page, words, 10)).toBeVisible();
    await page.getByRole('button', { name: q.check }).click();
    await page.getByRole('button', { name: q.send, exact: true }).dblclick();

    await expect(page.getByRole('heading', { name: q['done-title'] })).toBeFocused();
    await expect(page.getByText(standing['reason-age'])).toBeVisible();
    await expect(page.getByText(say(standing.downgraded, { level: words.about['risk-high'] }))).toBeVisible();
    await expect(page.getByText(say(words['risk-profile'].suits, { risk: 2 }))).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: standing.read }).click();
    await expect(page.getByText(standing['read-done'])).toBeVisible();
    await page.getByRole('button', { name: standing.proceed }).click();

    await expect(page).toHaveURL(portal.address(`${path}?nextStep=1`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(q['title-prudent']);
    await answerAll(page);
    await goOnToReview(page, words);
    await page.getByRole('button', { name: q.send, exact: true }).click();
    await expect(page.getByText(q['done-failed'])).toBeVisible();
    await page.getByRole('button', { name: standing.proceed }).click();
    await page.reload();
    for (const [number, place] of [2, 1, 2, 3, 1].entries())
      await question(page, number + 1)
        .getByRole('radio')
        .nth(place - 1)
        .check();
    await goOnToReview(page, words);
    await page.getByRole('button', { name: q.send, exact: true }).click();
    await expect(page.getByText(q['done-passed'])).toBeVisible();
    await expect(page.getByText(say(words['risk-profile'].suits, { risk: 5 }))).toBeVisible();
    await page.getByRole('link', { name: q['to-portfolio'] }).click();
    await expect(page.locator('.client-line')).toContainText(words.about['risk-high']);
    await expect(page.getByText(notices['risk-N'])).toHaveCount(0);
  },
);

test(
  '[API-89, API-55, OPEN-54, SUIT-02, SESS-24] a client’s questionnaire is found when its answer is lost, kept through another login, and goes on in a new version',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, tolerate }) => {
    test.slow();
    tolerate(/Failed to load resource/);
    const { questionnaire: q } = words;
    const client = await demoClient(portal, /may take the prudent assessment/);
    await signIn(page, portal, { client, route: path });
    await answerAll(page, 2);
    await page.context().clearCookies();
    await goOnToReview(page, words);
    await page.getByRole('button', { name: q.send, exact: true }).click();
    await expect(page).toHaveURL(portal.address('/logged-out'));
    await signIn(page, portal, { client, route: path });
    await expect(page.getByText(say(q.recalled, { number: 10 }))).toBeVisible();

    await page.route(submission, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { detail: { errors: [{ code: 'QUESTIONNAIRE_CHANGED' }] } } })
        : route.fallback(),
    );
    await changeAnswer<{ enhancedSuitabilityTW: Questionnaire }>(page, 'EnhancedSuitabilityTW', withNewWording);
    await goOnToReview(page, words);
    await page.getByRole('button', { name: q.send, exact: true }).click();
    await expect(page.getByText(q.other)).toBeVisible();
    await expect(progress(page, words, 9)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(progress(page, words, 9)).toBeVisible();
    await question(page, 1).getByRole('radio').first().check();

    let lostAnswers = 0;
    await page.route(/\/(enhancedSuitability|suitabilityClientKyp)$/, async (route) => {
      if (route.request().method() === 'POST') {
        lostAnswers += 1;
        await route.fetch();
      }
      await route.abort();
    });
    await goOnToReview(page, words);
    await page.getByRole('button', { name: q.send, exact: true }).click();
    await expect(page.getByRole('heading', { name: q['unknown-title'] })).toBeFocused();
    await page.unrouteAll();
    await page.getByRole('button', { name: q.find }).click();
    await expect(page.getByText(q['done-risk'])).toBeVisible();
    expect(lostAnswers).toBe(1);
  },
);

const withNewWording = ({ enhancedSuitabilityTW: known }: { enhancedSuitabilityTW: Questionnaire }) => ({
  enhancedSuitabilityTW: {
    ...known,
    sid: 'KYC-TW-NEXT',
    questionCategories: known.questionCategories.map((category) => ({
      ...category,
      questions: category.questions.map((one) => (one.sequence === 1 ? { ...one, text: '改寫的題目？' } : one)),
    })),
  },
});

test(
  '[GQL-22, R11, SUIT-09, OPEN-92] a questionnaire of hostile and endless texts stays readable on a narrow phone, an empty one says so, and one that can’t be had is asked for again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe, tolerate }) => {
    tolerate(/Failed to load resource/);
    const { questionnaire: q } = words;
    await page.setViewportSize({ width: 320, height: 700 });
    await page.route(/\/suitabilityClientKyp$/, (route) => route.fulfill({ status: 500, json: {} }));
    const texts = [...hostileStrings(8), '長'.repeat(600), 'W'.repeat(600)];
    let isEmpty = false;
    await changeAnswer<{ enhancedSuitabilityTW: Questionnaire }>(page, 'EnhancedSuitabilityTW', (data) => {
      const { enhancedSuitabilityTW: known } = data;
      const questionCategories = known.questionCategories.map((category) => ({
        ...category,
        text: texts[1],
        questions: category.questions.map((one) => ({
          ...one,
          text: texts[one.sequence % texts.length],
          options: one.options.map((option) => ({ ...option, text: texts[(one.sequence + option.sequence) % 10] })),
        })),
      }));
      return { enhancedSuitabilityTW: { ...known, questionCategories: isEmpty ? [] : questionCategories } };
    });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW), route: path });
    await expect(page.getByText(words.panel.failed)).toBeVisible();
    await page.unroute(/\/suitabilityClientKyp$/);
    await page.getByRole('button', { name: words.panel.retry }).click();
    await expect(page.locator('fieldset.question')).toHaveCount(10);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWide()).toBe(false);
    await page.getByRole('button', { name: q.check }).click();
    await axe(page, '.assessment-page');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await isWide()).toBe(false);
    isEmpty = true;
    await page.reload();
    await expect(page.getByText(saying(q.empty))).toBeVisible();
    await page.goto(portal.address(`${path}?nextStep=1`));
    await expect(page.getByText(q['not-needed'])).toBeVisible();
  },
);

test(
  '[ACCT-06, SUIT-09, SUIT-13, SUIT-23, CONFLICT-24, API-53] a client of Hong Kong reads her rating and until when it is good, and goes to the questionnaire on the older site',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { route: '/profile' });
    await page.getByRole('tab', { name: words.account['tab-questionnaire'] }).click();
    await expect(page).toHaveURL(portal.address('/profile?tab=questionnaire'));
    const room = page.getByRole('tabpanel');
    await expect(room.getByText(words.about['risk-growth'])).toBeVisible();
    await expect(room.getByText(say(words['risk-profile'].suits, { risk: 4 }))).toBeVisible();
    await expect(room.getByText(/Good until \d{2} \w{3} \d{4}/)).toBeVisible();
    await expect(room.getByText(words.standing['leaves-page'])).toBeVisible();
    await expect(room.getByRole('link', { name: words.standing.take })).toHaveAttribute(
      'href',
      destinations.suitabilityForm.legacy,
    );
    await axe(page);
    await page.goto(portal.address(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title['not-found']);
  },
);

test(
  '[ACCT-06, SUIT-03, SUIT-31, ROUTE-11, ROUTE-19] a client of Taiwan finds her risk profile in her account; a visitor logs in before the questionnaire',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await page.goto(portal.address(path));
    await expect(page).toHaveURL(portal.address('/login'));
    const client = await demoClient(portal, /\(alert S\)/);
    await signIn(page, portal, { client, route: '/profile?tab=questionnaire' });
    const room = page.getByRole('tabpanel');
    await expect(room.getByText(words['risk-profile']['why-S'])).toBeVisible();
    await axe(page);
    await room.getByRole('link', { name: words.standing.take }).press('Enter');
    await expect(page).toHaveURL(portal.address(path));
    await page.getByRole('link', { name: words.questionnaire['back-to-account'] }).press('Enter');
    await expect(page).toHaveURL(portal.address('/profile?tab=questionnaire'));
    // Beside the older site the questionnaire is here, and My Account is not.
    await configure(page, { profile: 'coexist' });
    await page.goto(portal.address(path));
    await expect(question(page, 10)).toBeVisible();
    await expect(page.getByRole('link', { name: words.questionnaire['back-to-account'] })).toHaveCount(0);
  },
);
