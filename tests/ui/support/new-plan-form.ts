import type { Region } from '../../../domain/region';
import { beside, but, click, lost, type SentForm } from './sent-forms';
import type { ShownPortal } from './shown-portal';

/** Fills a plan in, and goes on to its confirmation. */
export async function composePlan(portal: ShownPortal, amount = '2000'): Promise<void> {
  await portal.find('[data-testid=new-plan-fields] input');
  portal.type('[data-testid=new-plan-fields] input', amount);
  await click(portal, '[data-testid=new-plan-go-on] button');
}

/** Accepts everything, and types the transaction PIN. */
export async function confirmPlan(portal: ShownPortal, pin = '739162'): Promise<void> {
  await portal.find('[data-testid=order-notes] input');
  for (const box of portal.all<HTMLInputElement>('[data-testid=order-notes] input')) if (!box.checked) box.click();
  await portal.find('[data-testid=order-password] button[aria-busy=false]');
  portal.type('[data-testid=order-password] input', pin);
  await click(portal, '[data-testid=order-password] button[aria-busy=false]');
}

const planSentences = {
  HK: {
    lost: 'We did not receive the plan and nothing was set up. Your entries are kept; you can submit it again.',
    wrong: 'PIN is incorrect or empty. Please re-enter.',
    done: 'Your plan is set up',
  },
  TW: {
    lost: '我們沒有收到您的指示，約定尚未成立。您填寫的內容已保留，可重新送出。',
    wrong: '交易密碼錯誤或尚未輸入，請重新輸入。',
    done: '約定已成立',
  },
} as const;

const newPlans = {
  HK: { at: '/plans/new?fundCode=HK0001', amount: '2000', secret: '739162' },
  TW: { at: '/plans/new?fundCode=TW0001', amount: '5000', secret: 'trade7316' },
} as const;

/** A lost answer is looked for among the plans, where it isn't; a 401 is the transaction PIN's, or the trading password's. */
export const startPlanForm = (region: Region): SentForm => {
  const { at, amount, secret } = newPlans[region];
  const says = planSentences[region];
  return {
    is: 'form',
    at,
    answers401: true,
    fill: (portal) => composePlan(portal, amount),
    send: (portal) => confirmPlan(portal, secret),
    says: but(lost(beside(region), says.lost), { '401': { reads: says.wrong } }),
    done: (portal) => portal.find('h2', says.done),
  };
};

const pauses = {
  HK: ['Pause', 'Pause plan', /is paused\. Nothing will be debited from .+\.$/],
  TW: ['暫停扣款', '暫停扣款', /已暫停扣款，自 .+ 起不再扣款。$/],
} as const;

/** A lost answer is looked for among the plan's changes, where it isn't. */
export const changePlanForm = (region: Region): SentForm => {
  const [ask, go, done] = pauses[region];
  return {
    is: 'form',
    at: '/plans',
    fill: (portal) => click(portal, '[data-testid=plan-actions] button', ask),
    send: (portal) => click(portal, 'dialog button[aria-busy=false]', go),
    says: beside(region),
    done: (portal) => portal.find('[role=status]', done),
  };
};

/** Asks for the legacy plans to be moved; a lost answer is looked for among the plans, where it isn't; a 401 is the transaction PIN's. */
export const movePlansForm: SentForm = {
  is: 'form',
  at: '/plans/move',
  answers401: true,
  fill: (portal) => click(portal, '[data-testid=plan-move-go-on] button'),
  send: async (portal) => {
    await portal.find('[data-testid=order-password] button[aria-busy=false]');
    portal.type('[data-testid=order-password] input', '739162');
    await click(portal, '[data-testid=order-password] button[aria-busy=false]');
  },
  says: but(
    lost(beside('HK'), 'We did not receive your request and nothing is transferred. You can submit it again.'),
    {
      '401': {
        reads: 'PIN is incorrect or empty. Please re-enter.',
      },
    },
  ),
  done: (portal) => portal.find('h2', 'We have received your request'),
};
