import type { Language } from '../../domain/language';
import { formatDate } from '../../domain/formatting/format-date';
import { notifyEverywhere } from '../contacts/notify-everywhere';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { AccountFreezeRow } from '../database/schema/account-freezes';
import type { ClientRow } from '../database/schema/clients';
import { loadLetterLanguage } from '../sessions/letter-language';

type Facts = { readonly at: string; readonly hotline: string };
type Words = {
  readonly frozen: Readonly<Record<AccountFreezeRow['actor'], (facts: Facts) => string>>;
  readonly cancelledOrders: (numbers: string) => string;
  readonly cancelledWithdrawals: (count: number) => string;
  readonly pausedPlans: (count: number) => string;
  readonly cancelledContacts: (count: number) => string;
  readonly cancelledBankAccounts: (count: number) => string;
  readonly left: (count: number) => string;
  readonly next: (facts: Facts) => string;
  readonly thawed: (facts: Facts) => string;
  readonly between: string;
};

const words: Readonly<Record<Language, Words>> = {
  en_US: {
    frozen: {
      client: ({ at }) => `Your account was frozen on ${at}, as asked for in the portal because somebody else uses it.`,
      firm: ({ at }) => `We froze your account on ${at} to protect it.`,
    },
    cancelledOrders: (numbers) => `These orders are cancelled: ${numbers}.`,
    cancelledWithdrawals: (count) =>
      count === 1 ? 'A withdrawal is cancelled.' : `${String(count)} withdrawals are cancelled.`,
    pausedPlans: (count) =>
      count === 1 ? 'Your monthly plan is paused.' : `${String(count)} of your monthly plans are paused.`,
    cancelledContacts: (count) =>
      count === 1
        ? 'Your request to change your contact details is cancelled.'
        : `${String(count)} requests to change your contact details are cancelled.`,
    cancelledBankAccounts: (count) =>
      count === 1
        ? 'Your request for another bank account is cancelled.'
        : `${String(count)} requests for another bank account are cancelled.`,
    left: (count) =>
      count === 1
        ? 'One order or withdrawal could no longer be cancelled. We will look into it.'
        : `${String(count)} orders or withdrawals could no longer be cancelled. We will look into them.`,
    next: ({ hotline }) =>
      `Nobody can log in until we have spoken to you. Call ${hotline}. We never ask for your PIN or password.`,
    thawed: ({ at, hotline }) =>
      `Your account is no longer frozen since ${at}: you can log in again. Your monthly plans stay paused until you resume them. If you did not ask us for this, call ${hotline} at once.`,
    between: ' ',
  },
  zh_HK: {
    frozen: {
      client: ({ at }) => `您的戶口已於 ${at} 凍結，因為有人在網站表示戶口遭他人使用。`,
      firm: ({ at }) => `為保障您的戶口，我們已於 ${at} 將其凍結。`,
    },
    cancelledOrders: (numbers) => `以下交易指示已取消：${numbers}。`,
    cancelledWithdrawals: (count) => `${String(count)} 項提款已取消。`,
    pausedPlans: (count) => `${String(count)} 項月供計劃已暫停。`,
    cancelledContacts: (count) => `${String(count)} 項更改聯絡資料的要求已取消。`,
    cancelledBankAccounts: (count) => `${String(count)} 項更改銀行戶口的要求已取消。`,
    left: (count) => `另有 ${String(count)} 項交易指示或提款已不能取消，我們正在跟進。`,
    next: ({ hotline }) => `在我們與您聯絡之前，任何人均不能登入。請致電 ${hotline}。我們絕不會要求您提供密碼。`,
    thawed: ({ at, hotline }) =>
      `您的戶口已於 ${at} 解除凍結，您可以再次登入。月供計劃會維持暫停，直至您恢復為止。如非您本人要求，請立即致電 ${hotline}。`,
    between: '',
  },
  zh_TW: {
    frozen: {
      client: ({ at }) => `您的帳戶已於 ${at} 凍結，因為有人在網站上表示帳戶遭他人使用。`,
      firm: ({ at }) => `為了保護您的帳戶，我們已於 ${at} 將它凍結。`,
    },
    cancelledOrders: (numbers) => `以下委託已取消：${numbers}。`,
    cancelledWithdrawals: (count) => `${String(count)} 筆提款已取消。`,
    pausedPlans: (count) => `${String(count)} 筆定期定額約定已暫停。`,
    cancelledContacts: (count) => `${String(count)} 筆變更聯絡資料的申請已取消。`,
    cancelledBankAccounts: (count) => `${String(count)} 筆變更銀行帳戶的申請已取消。`,
    left: (count) => `另有 ${String(count)} 筆委託或提款已無法取消，我們正在處理。`,
    next: ({ hotline }) => `在我們與您聯繫之前，任何人都無法登入。請來電 ${hotline}。我們絕不會詢問您的密碼。`,
    thawed: ({ at, hotline }) =>
      `您的帳戶已於 ${at} 解除凍結，您可以再次登入。定期定額約定會維持暫停，直到您恢復為止。若不是您本人要求的，請立即來電 ${hotline}。`,
    between: '',
  },
};

type Environment = SandboxConfiguration['environment'];
type Frozen = {
  readonly client: ClientRow;
  readonly freeze: AccountFreezeRow;
  /** The number of requests for another contact that were given up. */
  readonly cancelledContacts: number;
  /** The number of requests for another bank account that were given up. */
  readonly cancelledBankAccounts: number;
  readonly environment: Environment;
};

/** Tells a client by every way on file, and by those of before, that the account is frozen, what that called off, and whom to call. */
export async function notifyOfFreeze(
  transaction: Database,
  { client, freeze, cancelledContacts, cancelledBankAccounts, environment }: Frozen,
): Promise<void> {
  const { actor, frozenAt: now, cancelledOrders, cancelledWithdrawals, pausedPlans, left } = freeze;
  const language = await loadLetterLanguage(transaction, client);
  const said = words[language];
  const facts = factsOf(client, now, language);
  const text = [
    said.frozen[actor](facts),
    ...(cancelledOrders.length > 0 ? [said.cancelledOrders(cancelledOrders.join(', '))] : []),
    ...(cancelledWithdrawals.length > 0 ? [said.cancelledWithdrawals(cancelledWithdrawals.length)] : []),
    ...(pausedPlans.length > 0 ? [said.pausedPlans(pausedPlans.length)] : []),
    ...(cancelledContacts > 0 ? [said.cancelledContacts(cancelledContacts)] : []),
    ...(cancelledBankAccounts > 0 ? [said.cancelledBankAccounts(cancelledBankAccounts)] : []),
    ...(left.length > 0 ? [said.left(left.length)] : []),
    said.next(facts),
  ].join(said.between);
  await notifyEverywhere(transaction, { client, text, now, environment, orderNumbers: cancelledOrders });
}

type Thawed = { readonly client: ClientRow; readonly now: Date; readonly environment: Environment };

/** Tells a client by every way on file, and by those of before, that the account is open again. */
export async function notifyOfThaw(transaction: Database, { client, now, environment }: Thawed): Promise<void> {
  const language = await loadLetterLanguage(transaction, client);
  const text = words[language].thawed(factsOf(client, now, language));
  await notifyEverywhere(transaction, { client, text, now, environment });
}

const factsOf = ({ region }: ClientRow, now: Date, language: Language): Facts => ({
  at: formatDate(now.toISOString(), language, 'date-time'),
  hotline: regionAnswers[region].hotline,
});
