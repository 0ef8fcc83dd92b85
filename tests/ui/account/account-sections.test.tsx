import { expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const tab = (name: string) => portal.find('[role=tab]', name);
const byPost = () =>
  portal.all<HTMLInputElement>('[data-testid=communication-papers] input[type=radio]').map(({ checked }) => checked);

it('[ACCT-03] an unsaved choice is still there after a look at another section', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/profile?tab=communication' });
  await portal.find('[data-testid=communication-papers] input');
  const before = byPost();
  portal
    .all<HTMLInputElement>('[data-testid=communication-papers] input[type=radio]')
    .find(({ checked }) => !checked)
    ?.click();
  await portal.find('[data-testid=communication-save] [data-testid=account-note]', 'Not saved yet');
  const chosen = byPost();
  expect(chosen).not.toEqual(before);
  (await tab('Personal details')).click();
  await portal.find('[data-testid=account-facts]');
  expect(portal.all('[role=tabpanel] > div:not([hidden])')).toHaveLength(1);
  expect(portal.all('[data-testid=communication]')[0]?.closest('[hidden]')).not.toBeNull();
  (await tab('Communication preferences')).click();
  await portal.find(
    '[role=tabpanel] > div:not([hidden]) [data-testid=communication-save] [data-testid=account-note]',
    'Not saved yet',
  );
  expect(byPost()).toEqual(chosen);
});

it('[ACCT-02, BANK-10] an account number that was shown is masked again after a look at another section', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/profile?tab=payment' });
  const masked = (await portal.find('[data-testid=account-number]')).textContent;
  (await portal.find('[data-testid=account-number] button')).click();
  await portal.find('[data-testid=account-number] bdi');
  (await tab('Personal details')).click();
  await portal.find('[data-testid=account-facts]');
  (await tab('Payment details')).click();
  expect((await portal.find('[data-testid=account-number]')).textContent).toBe(masked);
});

it('[ACCT-02, BANK-06, ENT-44] says that the authority of an account to be debited has ended, whatever its flag', async () => {
  const account = { bankAccountNo: '88210033415', bankName: '青田銀行', activeFlag: 'Y', debitLimitPrecision: 0 };
  const dda = answer(200, [
    { ...account, authExpiryDate: '2020-01-31', addressLines: [] },
    { ...account, authExpiryDate: '2999-12-31', addressLines: [] },
  ]);
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/profile?tab=payment',
    answer: ({ name }) => (name === 'dda' ? dda : undefined),
  });
  await portal.find('[data-testid=bank-account-state]', '授權已到期');
  const states = portal.all('[data-testid=bank-account-state]').map(({ textContent }) => textContent);
  expect(states.slice(0, 2)).toEqual(['授權已到期', '授權有效']);
});

it.each([
  ['2020-05-04', 'Valid until 04 May 2021, so it has expired. Please answer the questionnaire again.'],
  ['2999-05-04', 'Valid until 04 May 3000. It is renewed once a year.'],
])(
  '[SUIT-23, ACCT-06] says of a risk profile of %s until when it is valid, and that it no longer is',
  async (updateDate, said) => {
    const given = answer(200, { clientRiskRating: '4', updateDate });
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/profile?tab=questionnaire',
      answer: ({ name }) => (name === 'suitabilityCrr' ? given : undefined),
    });
    await portal.find('[data-testid=risk-standing] > :is(p, div)', said);
  },
);

const questionnaireOf = (region: 'HK' | 'TW', answers: Readonly<Record<string, unknown>>) =>
  portal.open({
    block: { region, profile: 'standalone' },
    route: '/profile?tab=questionnaire',
    answer: ({ name }) => (name in answers ? answer(200, answers[name]) : undefined),
  });

it('[API-67, SUIT-23] tells in Hong Kong which questionnaire was answered last, when, and what it came to', async () => {
  await questionnaireOf('HK', {
    latestKycDetail: { kycVersion: '2026.1', completedOn: '2026-05-04', kycRiskLevel: 'growth' },
  });
  await portal.find('section h3', 'Your last questionnaire');
  const facts = portal.all('section:has(#latest-questionnaire-title) dd').map(({ textContent }) => textContent);
  expect(facts).toEqual(['04 May 2026', 'Growth', '2026.1']);
});

it('[API-54, API-67] says in Taiwan that another version is in force than the one answered last', async () => {
  await questionnaireOf('TW', {
    latestKycDetail: { kycVersion: '2025.1', completedOn: '2026-05-04', kycRiskLevel: 'b' },
    suitabilityKyp: { questionnaireSid: 'Q2', version: '2026.1' },
  });
  await portal.find('[data-testid=account-note]', '問卷之後已有更新，目前版本為 2026.1；您下次填寫時會使用新版。');
});

it('[API-67] says nothing of a questionnaire before the first', async () => {
  await questionnaireOf('HK', { latestKycDetail: { kycVersion: null, completedOn: null, kycRiskLevel: null } });
  await portal.find('[data-testid=questionnaire-way]');
  await portal.find('[data-testid=risk-standing]');
  expect(portal.all('#latest-questionnaire-title')).toEqual([]);
});

it('[API-66, SUIT-32] shows in Taiwan the work that is on record, and what is missing there', async () => {
  await questionnaireOf('TW', { kycDetail: { workplace: '晴山科技', jobTitle: null, industry: '科技業' } });
  await portal.find('#work-on-record');
  const facts = portal.all('section:has(#work-on-record) dd').map(({ textContent }) => textContent);
  expect(facts).toEqual(['晴山科技', '尚無資料', '科技業']);
});

it.each([
  ['HK', 'Preferred currency', 'USD'],
  ['TW', '慣用幣別', 'USD'],
] as const)('[API-28, ENT-20] tells in %s the currency that the client prefers', async (region, label, currency) => {
  await portal.open({
    block: { region, profile: 'standalone' },
    route: '/profile',
    answer: ({ name }) => (name === 'accountInfo' ? answer(200, { preferenceCurrency: 'usd' }) : undefined),
  });
  const term = await portal.find('[data-testid=account-facts] dt', label);
  expect(term.nextElementSibling?.textContent).toBe(currency);
});
