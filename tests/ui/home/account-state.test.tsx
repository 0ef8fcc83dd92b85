import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recordedInHongKong from '../../../mocks/hk/UserPortfolioHK.json';
import recordedInTaiwan from '../../../mocks/tw/UserSuitabilityTWForEnhancedSuitability.json';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** Hong Kong’s typical client, whose account is paused. */
const paused =
  (amlReactivationEligibility: string) =>
  ({ name }: TransportRequest): TransportAnswer | undefined => {
    if (name !== 'UserPortfolioHK') return undefined;
    const { userPortfolioHK } = recordedInHongKong.body.data;
    const changed = { ...userPortfolioHK, amlReactivationEligibility, etradingRight: false };
    return answer(200, { data: { userPortfolioHK: changed } });
  };

/** Taiwan’s typical client, with an alert. */
const alerted =
  (kycStatus: string) =>
  ({ name }: TransportRequest): TransportAnswer | undefined => {
    if (name !== 'UserSuitabilityTWForEnhancedSuitability') return undefined;
    const { userSuitabilityTW } = recordedInTaiwan.body.data;
    const records = userSuitabilityTW.accountHolderSuitabilities.map((record) => ({ ...record, kycStatus }));
    return answer(200, { data: { userSuitabilityTW: { ...userSuitabilityTW, accountHolderSuitabilities: records } } });
  };

/** The sentence and its next step, on the home, in the preview of a fund that is held, on the fund’s page and on the account’s section. */
async function toldIn(fund: string, section: string, open: (route: string) => Promise<void>) {
  const sentences: string[] = [];
  const read = async (selector: string) => {
    const text = (await portal.find(selector, /./)).textContent;
    sentences.push(text.replace(/\s+/g, ' ').trim());
  };
  await open('/');
  await read('[data-testid=warning-messages] li');
  (await portal.find('[data-testid=holding-row]', new RegExp(fund)))
    .querySelector<HTMLElement>('[data-testid=holding-fund]')
    ?.click();
  await read('[data-testid=fund-refusals] dd');
  await open(`/fund/${fund}`);
  await read('[data-testid=fund-refusals] dd');
  await open(section);
  await read('[data-testid=account-page] [data-tone], [data-testid=risk-standing] p:has(+ [data-testid=risk-open])');
  return sentences;
}

describe('what stops a client’s orders', () => {
  it.each([
    [
      'ELIGIBLE',
      'Your account is paused until we have a valid copy of your identity document. You can view your account but not trade. Send an identity document',
    ],
    [
      'REQUESTED',
      'Your account is paused while we check your identity document. There is nothing you need to do: we will e-mail you when the check is done.',
    ],
  ])(
    '[DOC-13, ROLE-05, SHELL-14, FUND-34] a paused account is told alike everywhere: %s',
    async (eligibility, said) => {
      const open = (route: string) =>
        portal.open({ block: { region: 'HK', profile: 'standalone' }, route, answer: paused(eligibility) });
      expect(await toldIn('HK0002', '/profile', open)).toEqual([said, said, said, said]);
      expect(portal.all('[data-theme=primary]')).toEqual([]);
    },
  );

  it.each([
    [
      'N',
      '您尚未填寫風險屬性問卷。填寫前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。',
      '填寫風險屬性問卷',
    ],
    [
      'O',
      '您的風險屬性問卷已逾一年。更新前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。',
      '更新風險屬性問卷',
    ],
    ['S', '您的風險屬性需要您重新檢視並確認，確認前無法在網路申購或轉申購；買回與查詢不受影響。', '確認風險屬性'],
    ['R', '您的任職機構、職稱或行業別不完整或無法辨識，更新前無法申購或轉申購；買回與查詢不受影響。', '更新基本資料'],
  ])(
    '[SUIT-26..33, SHELL-14, FUND-34] a risk profile with alert %s is told alike everywhere',
    async (kycStatus, said, next) => {
      const open = (route: string) =>
        portal.open({ block: { region: 'TW', profile: 'standalone' }, route, answer: alerted(kycStatus) });
      const [home, preview, page, account] = await toldIn('TW0002', '/profile?tab=questionnaire', open);
      expect(home).toBe(`${said} ${next} 對我的影響`);
      expect([preview, page]).toEqual([`${said} ${next}`, `${said} ${next}`]);
      expect(account).toBe(said);
    },
  );
});
