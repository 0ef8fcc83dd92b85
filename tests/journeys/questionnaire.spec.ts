import type { Locator, Page } from '@playwright/test';
import type { Questionnaire } from '../../domain/suitability/questionnaire/questionnaire';
import { changeAnswer } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure } from './support/configuration';
import { hostileStrings } from './support/hostile-strings';
import { expectNoOverflow } from './support/layout';
import { expect, type Portal } from './support/portal-test';
import { say, saying } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    'risk-profile': {
      suits: 'Funds with a risk rating up to RR{{risk}} suit you. RR1 carries the least risk, RR5 the most.',
    },
  },
  zh_TW: {
    'risk-profile': {
      suits: '風險報酬等級 RR{{risk}}（含）以下的基金適合您。RR1 最低，RR5 最高。',
    },
  },
};

const test = speaking(sentences);

const path = '/enhanced-suitability';
const submission = /\/enhancedSuitability$/;
const question = (page: Page, number: number): Locator =>
  page.locator('fieldset[data-testid=question]').nth(number - 1);
const progress = (page: Page, answered: number, total = 10): Locator =>
  page.getByText(`已回答 ${answered} / ${total} 題`, { exact: true });

/** Chooses an option of every question, by its place from the end, or with 0 the first. */
async function answerAll(page: Page, fromEnd = 1): Promise<void> {
  await question(page, 1).waitFor();
  for (const one of await page.locator('fieldset[data-testid=question]').all())
    await one.getByRole('radio').nth(-fromEnd).check();
}

/** Several urgent notices are folded on a phone. */
async function openUrgent(page: Page): Promise<void> {
  await page.getByText('重要提醒（2 則）').click();
}

async function goOnToReview(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '檢查答案' }).click();
  await expect(page.getByRole('heading', { name: '請確認您的答案' })).toBeFocused();
}

test(
  '[SUIT-01, SUIT-05, SUIT-06, SUIT-23, SUIT-40..46] a client of 66 goes from the alert to the questionnaire, is set to low risk, and has the own level back by the prudent assessment',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, axe }) => {
    test.slow();
    await signIn(page, portal, { client: await demoClient(portal, /was never assessed/) });
    await openUrgent(page);
    await expect(
      page.getByText('您尚未填寫風險屬性問卷。填寫前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。'),
    ).toBeVisible();
    await page.getByRole('region', { name: '重要提醒' }).getByRole('link', { name: '填寫風險屬性問卷' }).click();
    await expect(page).toHaveURL(portal.address(path));
    await expect(page).toHaveTitle('風險屬性問卷 – 基金交易網');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('風險屬性問卷');

    await page.getByRole('button', { name: '檢查答案' }).click();
    const problems = page.getByRole('group', { name: '尚有題目未作答，或尚未勾選聲明' });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('button')).toHaveCount(11);
    await axe(page);
    await problems.getByRole('button', { name: '第 2 題尚未作答' }).press('Enter');
    await expect(question(page, 2).getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(question(page, 2).getByRole('radio').nth(1)).toBeChecked();
    await expect(progress(page, 1)).toBeVisible();
    await expect(problems.getByRole('button')).toHaveCount(10);

    await answerAll(page);
    await question(page, 10).getByRole('radio').first().check();
    await expect(page.getByRole('group', { name: '尚有題目未作答，或尚未勾選聲明' })).toContainText('尚未勾選聲明');
    await page.getByRole('checkbox').check();
    const contradictions = page.getByRole('group', { name: '有答案互相矛盾，請修改其中一題' });
    await contradictions.getByRole('button', { name: '第 8 題與第 10 題的答案互相矛盾' }).click();
    await expect(question(page, 8)).toContainText('與第 10 題的答案互相矛盾。');
    await page.reload();
    await expect(page.getByText('已帶回您先前選好的 10 題答案。')).toBeVisible();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await question(page, 10).getByRole('radio').last().check();
    await goOnToReview(page);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await axe(page);
    await page.getByRole('button', { name: '回去修改' }).click();
    await expect(progress(page, 10)).toBeVisible();
    await page.getByRole('button', { name: '檢查答案' }).click();
    await page.getByRole('button', { name: '送出', exact: true }).dblclick();

    await expect(page.getByRole('heading', { name: '評估結果' })).toBeFocused();
    await expect(page.getByText('您已年滿 65 歲。')).toBeVisible();
    await expect(
      page.getByText(
        say('依您的答案，您的風險屬性是「{{level}}」；依規定，目前以「保守型」辦理。', { level: '積極型' }),
      ),
    ).toBeVisible();
    await expect(page.getByText(say(words['risk-profile'].suits, { risk: 2 }))).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: '我已閱讀，維持「保守型」' }).click();
    await expect(page.getByText('您已閱讀，目前維持「保守型」。改變心意時，隨時可以接受審慎評估。')).toBeVisible();
    await page.getByRole('button', { name: '接受審慎評估' }).click();

    await expect(page).toHaveURL(portal.address(`${path}?nextStep=1`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('審慎評估');
    await answerAll(page);
    await goOnToReview(page);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(
      page.getByText('您沒有通過審慎評估，風險屬性維持「保守型」。您可以在準備好之後再次接受評估。'),
    ).toBeVisible();
    await page.getByRole('button', { name: '接受審慎評估' }).click();
    await page.reload();
    for (const [number, place] of [2, 1, 2, 3, 1].entries())
      await question(page, number + 1)
        .getByRole('radio')
        .nth(place - 1)
        .check();
    await goOnToReview(page);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(page.getByText('您通過了審慎評估，已恢復原有的風險屬性。')).toBeVisible();
    await expect(page.getByText(say(words['risk-profile'].suits, { risk: 5 }))).toBeVisible();
    await page.getByRole('link', { name: '回到我的投資組合' }).click();
    await expect(page.getByTestId('client-line')).toContainText('積極型（可申購 RR5 以下）');
    await expect(
      page.getByText('您尚未填寫風險屬性問卷。填寫前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。'),
    ).toHaveCount(0);
  },
);

test(
  '[API-89, API-55, OPEN-54, SUIT-02, SESS-24] a client’s questionnaire is found when its answer is lost, kept through another login, and goes on in a new version',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, tolerate }) => {
    test.slow();
    tolerate(/Failed to load resource/);
    const client = await demoClient(portal, /may take the prudent assessment/);
    await signIn(page, portal, { client, route: path });
    await answerAll(page, 2);
    await page.context().clearCookies();
    await goOnToReview(page);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(page).toHaveURL(portal.address('/logged-out'));
    await signIn(page, portal, { client, route: path });
    await expect(page.getByText('已帶回您先前選好的 10 題答案。')).toBeVisible();

    await page.route(submission, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { detail: { errors: [{ code: 'QUESTIONNAIRE_CHANGED' }] } } })
        : route.fallback(),
    );
    await changeAnswer<{ enhancedSuitabilityTW: Questionnaire }>(page, 'EnhancedSuitabilityTW', withNewWording);
    await goOnToReview(page);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(
      page.getByText('問卷在您作答時有了新版本。題目沒有變的，答案都已保留；請完成其餘題目，並重新勾選聲明。'),
    ).toBeVisible();
    await expect(progress(page, 9)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(progress(page, 9)).toBeVisible();
    await question(page, 1).getByRole('radio').first().check();

    let lostAnswers = 0;
    await page.route(/\/(enhancedSuitability|suitabilityClientKyp)$/, async (route) => {
      if (route.request().method() === 'POST') {
        lostAnswers += 1;
        await route.fetch();
      }
      await route.abort();
    });
    await goOnToReview(page);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect(page.getByRole('heading', { name: '尚未確認是否送達' })).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '查詢是否收到' }).click();
    await expect(page.getByText('已收到您的問卷，評估結果如下。')).toBeVisible();
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
  async ({ page, portal, axe, tolerate }) => {
    tolerate(/Failed to load resource/);
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
    await expect(page.getByText('無法載入這份問卷。')).toBeVisible();
    await page.unroute(/\/suitabilityClientKyp$/);
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.locator('fieldset[data-testid=question]')).toHaveCount(10);
    await expectNoOverflow(page, 'the questions');
    await page.getByRole('button', { name: '檢查答案' }).click();
    await axe(page, '[data-testid=assessment-page]');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectNoOverflow(page, 'the questions at 200 %');
    isEmpty = true;
    await page.reload();
    await expect(page.getByText(saying('目前沒有可以填寫的題目。如有疑問，請來電 {{phone}}。'))).toBeVisible();
    await page.goto(portal.address(`${path}?nextStep=1`));
    await expect(page.getByText('您目前不需要審慎評估。')).toBeVisible();
  },
);

const here = '/risk-questionnaire';

/** Orders a fund of risk RR4 up to the notes that come before it; what was composed before is still there. */
async function orderRiskyFund(page: Page, portal: Portal, words: { amount: string; goOn: string }): Promise<void> {
  await page.goto(portal.address('/order/buy?fundCode=HK0003'));
  await page.getByRole('textbox', { name: words.amount }).last().fill('10000');
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(page.getByTestId('order-notes').getByRole('checkbox').first()).toBeVisible();
}

test(
  '[ACCT-06, SUIT-09, SUIT-10, SUIT-13, SUIT-19, SUIT-23..25, SUIT-40..46, CONFLICT-13, TRADE-81] a client of Hong Kong goes from the account through the questionnaire, and from then on is warned of funds that suited before',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    test.slow();
    const amount = { amount: 'Amount in HKD', goOn: 'Next: review your order' };
    const warning = page.getByText('Above your risk profile');
    await signIn(page, portal, { client: await demoClient(portal, /^Gold tier/) });
    await orderRiskyFund(page, portal, amount);
    await expect(warning).toHaveCount(0);

    await page.goto(portal.address('/profile'));
    await page.getByRole('tab', { name: 'Risk profile' }).click();
    const section = page.getByRole('tabpanel');
    await expect(section.getByText('Growth').filter({ visible: true })).toBeVisible();
    await expect(section.getByText(say(words['risk-profile'].suits, { risk: 4 }))).toBeVisible();
    await expect(section.getByText(/Valid until \d{2} \w{3} \d{4}/)).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Your assessments' })).toHaveCount(0);
    await axe(page);
    await section.getByRole('link', { name: 'Answer the risk questionnaire' }).click();
    await expect(page).toHaveURL(portal.address(here));
    await expect(page).toHaveTitle('Risk questionnaire – Fund Portal');

    await page.getByRole('button', { name: 'Review my answers' }).click();
    const problems = page.getByRole('group', { name: 'A question is not answered yet, or the declaration not ticked' });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('button')).toHaveCount(11);
    await axe(page);
    await answerAll(page, 0);
    await question(page, 10).getByRole('radio').last().check();
    await page.getByRole('checkbox').check();
    const contradictions = page.getByRole('group', { name: /^Some answers contradict each other/ });
    await expect(contradictions.getByRole('button')).toHaveText([
      'Your answers to questions 8 and 10 contradict each other',
    ]);
    await page.reload();
    await expect(page.getByText('Your 10 earlier answers have been restored.')).toBeVisible();
    await question(page, 10).getByRole('radio').first().check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Review my answers' }).click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await axe(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
    await expect(page.getByText(say(words['risk-profile'].suits, { risk: 1 }))).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'See my risk profile' }).click();
    const past = page.getByRole('region', { name: 'Your assessments' }).getByRole('listitem');
    await expect(past).toHaveText([/^\d{2} \w{3} \d{4}Conservative$/]);
    await axe(page);

    await page.goto(portal.address('/'));
    await expect(
      page.getByTestId('client-line').getByRole('button', { name: /Conservative \(suits RR\d and below\)$/ }),
    ).toBeVisible();
    await page.goto(portal.address('/fund/SEEDHK00003.HKD'));
    await expect(page.getByText('This fund (RR4) is above your risk profile.')).toBeVisible();
    await orderRiskyFund(page, portal, amount);
    await expect(warning.first()).toBeVisible();
    const reason = page.getByText(/\(RR4\) is above your risk profile \(up to RR1\)/);
    await expect(reason.first()).toBeVisible();
    const folded = page.getByTestId('order-notes').getByText('you may get back less than you paid');
    await expect(folded).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(folded).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(folded).toBeHidden();
    await page.goto(portal.address(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  },
);

test(
  '[SUIT-15, SUIT-23, SUIT-46, API-90, OPEN-16, R11] a client of Hong Kong answers the questionnaire in Chinese on a narrow phone, and finds it although its answer was lost',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe, tolerate }) => {
    test.slow();
    tolerate(/Failed to load resource/);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addInitScript(() => {
      localStorage.setItem('etrading.preferences', JSON.stringify({ language: 'zh_HK' }));
    });
    const client = await demoClient(portal, /^Direct debits are paused/);
    await signIn(page, portal, { client, route: here });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('風險取向問卷');
    await answerAll(page);
    await question(page, 6).getByRole('radio').first().check();
    await page.getByRole('button', { name: '檢視答案' }).click();
    await expect(page.getByRole('button', { name: '第 6 條與第 7 條的答案互相矛盾' })).toBeVisible();
    await expectNoOverflow(page, 'the questions');
    await axe(page, '[data-testid=assessment-page]');
    await question(page, 6).getByRole('radio').last().check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '檢視答案' }).click();
    let lostAnswers = 0;
    await page.route(/\/riskQuestionnaire(\/latest)?$/, async (route) => {
      if (route.request().method() === 'POST') {
        lostAnswers += 1;
        await route.fetch();
      }
      await route.abort();
    });
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByRole('heading', { name: '未能確定是否已收到' })).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: '查詢是否已收到' }).click();
    await expect(page.getByText('我們已收到您的問卷，評估結果如下。')).toBeVisible();
    await expect(page.getByText('風險評級不高於 RR5 的基金適合您。RR1 風險最低，RR5 最高。')).toBeVisible();
    expect(lostAnswers).toBe(1);
    await expectNoOverflow(page, 'the result');
    await axe(page, '[data-testid=assessment-page]');
  },
);

test(
  '[ACCT-06, SUIT-03, SUIT-31, ROUTE-11, ROUTE-19] a client of Taiwan finds the risk profile in the account; a visitor logs in before the questionnaire',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await page.goto(portal.address(path));
    await expect(page).toHaveURL(portal.address('/login'));
    const client = await demoClient(portal, /\(alert S\)/);
    await signIn(page, portal, { client, route: '/profile?tab=questionnaire' });
    const section = page.getByRole('tabpanel');
    await expect(
      section.getByText('您的風險屬性需要您重新檢視並確認，確認前無法在網路申購或轉申購；買回與查詢不受影響。'),
    ).toBeVisible();
    await axe(page);
    await section.getByRole('link', { name: '填寫風險屬性問卷' }).press('Enter');
    await expect(page).toHaveURL(portal.address(path));
    await page.getByRole('link', { name: '回到我的風險屬性' }).press('Enter');
    await expect(page).toHaveURL(portal.address('/profile?tab=questionnaire'));
    // Beside the older site the questionnaire is here, and My Account is not.
    await configure(page, { profile: 'coexist' });
    await page.goto(portal.address(path));
    await expect(question(page, 10)).toBeVisible();
    await expect(page.getByRole('link', { name: '回到我的風險屬性' })).toHaveCount(0);
  },
);
