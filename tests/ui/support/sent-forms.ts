import { expect, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Region } from '../../../domain/region';
import { inFields } from './birth-date';
import type { Fault } from './faults';
import { eventually } from './eventually';
import type { ShownPortal } from './shown-portal';

/**
 * The effect of a fault: a sentence beside the form, another page of the same screen, the page for errors that no part
 * can handle, the end of the session, or nothing, where it counts as an answer.
 */
export type Said = { readonly reads: string } | { readonly shows: string } | 'error page' | 'an answer' | 'the end';

/** A form that sends one call: how it is filled in, sent and sent again, and what its client then reads. */
export type SentForm = {
  readonly is: 'form';
  readonly at: string;
  /** The recorded client whose form it is; the region's typical one, where none is named. */
  readonly as?: string;
  readonly isVisitors?: true;
  /** The answers of calls in place of their recordings, where they don’t fail. */
  readonly beside?: Readonly<Record<string, TransportAnswer>>;
  /** A 401 is told at the form: it is about what was typed, or leaves open whether a change that ends its session was made. */
  readonly answers401?: true;
  readonly fill?: (portal: ShownPortal) => Promise<unknown>;
  readonly send: (portal: ShownPortal) => Promise<unknown>;
  readonly says: (fault: Fault) => Said;
  /** Waits for what shows that it went through. */
  readonly done: (portal: ShownPortal) => Promise<unknown>;
};

type Says = SentForm['says'];

/** The telephone number in messages. */
export const hotline = '2000 1234';

export const sentences: Readonly<Record<Region, Readonly<Record<'later' | 'general' | 'often' | 'refused', string>>>> =
  {
    HK: {
      later: 'The request could not be processed. Please check your connection and try later.',
      general: 'The system failed to process your request. Please contact our Funds InvestorLine at 2000 1234.',
      often: 'You have done this too often in a short time. Please wait a while, then try again.',
      refused:
        'The username or master account no. you entered is incorrect. Please try again. Please also check your PIN or password. More than 3 wrong attempts lock the account. If your username is right, it is the PIN or password that is wrong.',
    },
    TW: {
      later: '目前無法處理您的要求，請確認網路連線後稍後再試。',
      general: '系統無法處理您的要求，請來電基金客服專線 2000 1234。',
      often: '您在短時間內操作過於頻繁，請稍後再試。',
      refused: '您輸入的使用者代碼、身分證字號或登入密碼不正確，請重新輸入。 錯誤超過 3 次，帳戶將被鎖定。',
    },
  };

/** A failed call beside its form: by the connection, by the server's code, and in general [ERR-15, ERR-16, OPEN-76]. */
export const beside =
  (region: Region): Says =>
  (fault) => {
    const { later, often, general } = sentences[region];
    if (fault === 'offline or reset' || fault === 'timeout') return { reads: later };
    return { reads: fault === '429' ? often : general };
  };

/** The same, where some faults are told otherwise. */
export const but =
  (usual: Says, others: Partial<Record<Fault, Said>>): Says =>
  (fault) =>
    others[fault] ?? usual(fault);

/** Faults that leave open what has become of what was sent. */
export const lost =
  (usual: Says, reads: string): Says =>
  (fault) =>
    /^4/.test(fault) ? usual(fault) : { reads };

const channelButton = '[data-testid=code-channels] button[aria-busy=false]';
const reviewButton = '[data-testid=answers-review] button[aria-busy=false]';
const resetButton = '[data-testid=reset-sheet] button[type=submit][aria-busy=false]';
const brokenServer = { '500': 'error page', '502 with HTML': 'error page', '503': 'error page' } as const;
export const anyAnswer = {
  'an empty body': 'an answer',
  'truncated JSON': 'an answer',
  'the wrong type': 'an answer',
} as const;

export const click = async (portal: ShownPortal, selector: string, text?: string | RegExp): Promise<void> => {
  (await portal.find(selector, text)).click();
};

const submit = (portal: ShownPortal): Promise<void> => click(portal, 'form button[type=submit]');

export const secrets = { HK: ['chanmei88', '528314'], TW: ['WANG8888', 'Sunny4102Tea'] } as const;

/** Failing takes the secret out of the form [AUTH-16]. */
async function logOn(portal: ShownPortal, region: Region): Promise<void> {
  const [name, secret] = secrets[region];
  await portal.find('form button[type=submit]:not([disabled])');
  portal.type('input[name=username]', name);
  portal.type('input[name=password]', secret);
  await submit(portal);
}

/** An empty answer is Hong Kong's own [API-11], but a login without a session is none. */
export const logOnForm = (region: Region): SentForm => ({
  is: 'form',
  at: '/login',
  isVisitors: true,
  send: (portal) => logOn(portal, region),
  says: but(beside(region), {
    ...brokenServer,
    // A refusal without a code is a wrong name or secret [ERR-19].
    '400 without errors': { reads: sentences[region].refused },
  }),
  done: (portal) => (region === 'HK' ? portal.find('h1', /^Value of your funds/) : portal.find('h1', '確認您的身分')),
});

/** Says what the login page says [CONFLICT-09, CONFLICT-14]. */
export const localLoginForm: SentForm = {
  is: 'form',
  at: '/local-login',
  isVisitors: true,
  send: (portal) => logOn(portal, 'HK'),
  // An operation's codes come in its envelope: a status alone has none [CONFLICT-09].
  says: but(beside('HK'), { '429': { reads: sentences.HK.general }, '401': { reads: sentences.HK.refused } }),
  done: (portal) => portal.find('h1', /^Value of your funds/),
};

const logOnForCode = async (portal: ShownPortal): Promise<void> => {
  await logOn(portal, 'TW');
  await portal.find('h1', '確認您的身分');
};

/** The answers of the session's calls are ignored [OPEN-18]. */
export const codeRequest: SentForm = {
  is: 'form',
  at: '/login',
  isVisitors: true,
  fill: logOnForCode,
  send: (portal) => click(portal, channelButton, '簡訊：09****678'),
  says: but(beside('TW'), { ...brokenServer, ...anyAnswer, '401': 'error page' }),
  done: (portal) => portal.find('p[role=status]', '驗證碼已用簡訊傳送至 09****678，15 分鐘內有效。'),
};

/** Any answer that isn't empty says that the code is right [AUTH-08]; the server then says that it isn't. */
export const codeForm: SentForm = {
  is: 'form',
  at: '/login',
  isVisitors: true,
  async fill(portal) {
    await logOnForCode(portal);
    await click(portal, 'button', '我已經有驗證碼');
    await portal.find('input[name=one-time-code]');
    portal.type('input[name=one-time-code]', '12345678');
  },
  send: (portal) => click(portal, 'form button[type=submit]:not([disabled])'),
  says: but(beside('TW'), {
    ...brokenServer,
    'an empty body': { reads: '驗證碼不正確或已失效。最多可再試 2 次，之後即作廢，帳戶也可能鎖定。' },
    'the wrong type': 'the end',
    '401': 'error page',
  }),
  done: (portal) => portal.find('h1', /^持有基金總值/),
};

/** The form of the communication preferences; what the client chose stays in it. */
export const communicationForm = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=communication',
  fill: (portal) => click(portal, '[data-testid=communication] input[type=checkbox]'),
  send: (portal) => click(portal, '[data-testid=communication] button[type=submit][aria-busy=false]'),
  says: beside(region),
  done: (portal) => portal.find('[data-tone]', { HK: /^Saved on /, TW: /儲存完成。$/ }[region]),
});

/** Switches an alert on or off. */
export const keptPriceAlert = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=price-alerts',
  send: (portal) => click(portal, firstSwitch),
  says: beside(region),
  done: (portal) => portal.find(`${firstSwitch}${region === 'HK' ? ':not(:checked)' : ':checked'}`),
});

export const removedPriceAlert = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=price-alerts',
  send: (portal) => click(portal, firstRemoval[region]),
  says: beside(region),
  done: (portal) => eventually(() => expect(portal.all(firstRemoval[region])).toEqual([])),
});

const noOthers = { HK: 'You are not logged in anywhere else.', TW: '您目前沒有在其他裝置登入。' } as const;

/** Ends a session elsewhere. */
export const endedSession = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=security',
  send: (portal) => click(portal, '[data-testid=security-list] button[aria-busy=false]'),
  says: beside(region),
  done: (portal) => portal.find('[data-testid=security] [data-testid=account-note]', noOthers[region]),
});

const endAll = { HK: 'End all other sessions', TW: '登出其他所有裝置' };

/** Ends all sessions elsewhere. */
export const endedSessions = (region: Region): SentForm => ({
  ...endedSession(region),
  send: (portal) => click(portal, '[data-testid=security] button[aria-busy=false]', endAll[region]),
});

const noRequest = {
  HK: 'We received no reply. Below is what we have on record now. If it isn’t what you asked for, please try again.',
  TW: '系統沒有收到回覆。以下是目前的資料；若與您的申請不符，請再試一次。',
} as const;

const unconfirmed = {
  HK: 'Your session has ended, and we could not confirm whether your last change was made. Log in again and check it. If you changed what you log in with, try the new one first, then the previous one. If neither works, call 2000 1234.',
  TW: '您的登入已結束，無法確認剛才的變更是否已生效。請重新登入查看；若變更的是登入資料，請先用新的資料登入，無法登入再用原來的資料。如果兩者都無法登入，請來電 2000 1234。',
} as const;

/** The page that says that nobody knows whether a change was made, since its session is over. */
export const leadsToLogin = (region: Region): Partial<Record<Fault, Said>> => ({
  '401': { shows: { HK: 'Please log in again', TW: '請重新登入' }[region] },
});

const contactLabels = {
  HK: { change: 'Change: E-mail address', done: /^E-mail address: we have your request\./ },
  TW: { change: '變更電子郵件信箱', done: /^電子郵件信箱：已收到您的申請/ },
} as const;

/** Asks for another e-mail address; the secret is typed anew each time. */
export const requestedContact = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile',
  fill: async (portal) => {
    await click(portal, `button[aria-label="${contactLabels[region].change}"]`);
    await portal.find('[data-testid=contact-form] button[type=submit]');
    portal.type('[data-testid=contact-form] input[name=email]', 'new@example.test');
  },
  send: async (portal) => {
    await portal.find('[data-testid=contact-form] button[type=submit][aria-busy=false]');
    portal.type('[data-testid=contact-form] input[name=password]', secrets[region][1]);
    await click(portal, '[data-testid=contact-form] button[type=submit]');
  },
  answers401: true,
  says: but(lost(beside(region), noRequest[region]), { '401': { reads: unconfirmed[region] } }),
  done: (portal) => portal.find('[data-testid=account-contact] [data-tone]', contactLabels[region].done),
});

const bankAccountForm = '[data-testid=bank-account-form]';

const bankAccountLabels = {
  HK: { ask: 'Ask for another account', done: /^Harbour Bank 02\*\*\*\*99: we have your request\./ },
  TW: { ask: '申請變更或新增帳戶', done: /^Harbour Bank 02\*\*\*\*99：已收到您的申請/ },
} as const;

/** Chooses a picture for a field as a client does. */
export function choosePicture(field: HTMLInputElement): void {
  const picture = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), new Uint8Array(60_000)], 'passbook.jpg', {
    type: 'image/jpeg',
  });
  Object.defineProperty(field, 'files', { value: [picture], configurable: true });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Asks for another bank account; the secret is typed anew each time. */
export const requestedBankAccount = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=payment',
  fill: async (portal) => {
    await click(portal, '[data-testid=bank-account-change] button', bankAccountLabels[region].ask);
    const field = await portal.find<HTMLInputElement>(`${bankAccountForm} input[type=file]`);
    choosePicture(field);
    portal.choose(`${bankAccountForm} select`, region === 'HK' ? 'HKD' : 'TWD');
    portal.type(`${bankAccountForm} input[name=bank]`, 'Harbour Bank');
    if (region === 'TW') portal.type(`${bankAccountForm} input[name=branch]`, '西屯分行');
    portal.type(`${bankAccountForm} input[name=number]`, '024-888123-999');
  },
  send: async (portal) => {
    await portal.find(`${bankAccountForm} button[type=submit][aria-busy=false]`);
    portal.type(`${bankAccountForm} input[name=password]`, secrets[region][1]);
    await click(portal, `${bankAccountForm} button[type=submit]`);
  },
  answers401: true,
  says: but(lost(beside(region), noRequest[region]), { '401': { reads: unconfirmed[region] } }),
  done: (portal) => portal.find('[data-testid=bank-account-change] [data-tone]', bankAccountLabels[region].done),
});

const freezing = {
  HK: {
    ask: 'Freeze my account',
    go: 'Freeze my account now',
    unknown: 'We don’t know whether your account was frozen. Try again, or call 2000 1234 at once.',
    over: 'Your session has ended',
    done: 'Your account is frozen',
  },
  TW: {
    ask: '凍結我的帳戶',
    go: '立即凍結帳戶',
    unknown: '無法確定帳戶是否已凍結。請再試一次，或立即來電 2000 1234。',
    over: '您的登入已結束',
    done: '您的帳戶已凍結',
  },
} as const;

/** Freezes the account; whoever doesn’t know what became of it may do so again, which does no harm. */
export const frozenAccount = (region: Region): SentForm => ({
  is: 'form',
  at: '/profile?tab=security',
  fill: (portal) => click(portal, '[aria-labelledby=security-freeze] button', freezing[region].ask),
  send: (portal) => click(portal, 'dialog button[aria-busy=false]', freezing[region].go),
  answers401: true,
  says: but(lost(beside(region), freezing[region].unknown), { '401': { shows: freezing[region].over } }),
  done: (portal) => portal.find('dialog h2', freezing[region].done),
});

/** Puts a fund on the watch list from its page. */
export const watchedFund = (region: Region): SentForm => ({
  is: 'form',
  at: `/fund/${region === 'HK' ? 'SEEDHK00001.HKD' : 'SEEDTW00001.TWD'}`,
  send: (portal) => click(portal, '[data-testid=fund-watch] button[aria-pressed]'),
  says: beside(region),
  done: (portal) => portal.find('[data-testid=fund-watch] button[aria-pressed=true]'),
});

/** Takes a fund off the watch list. */
export const unwatchedFund = (region: Region): SentForm => ({
  is: 'form',
  at: '/watchlist',
  send: (portal) => click(portal, '[data-testid=watch-list] li button'),
  says: beside(region),
  done: (portal) => portal.find('[data-testid=watch-list-removed] button'),
});

const firstSwitch = '[data-testid=price-alert-list] li:first-child input[role=switch]';
const firstRemoval = {
  HK: '[aria-label="Remove the price alert on Cloud Ridge Hong Kong Growth A (acc)"]',
  TW: '[aria-label="刪除 雲嶺台灣成長股票基金 A（累積） 的到價通知"]',
} as const;

/** A lost answer is looked for in the record, which has nothing; what was answered stays [API-89]. */
const questionnaireWords = {
  HK: {
    at: '/risk-questionnaire',
    check: 'Review my answers',
    send: 'Submit',
    says: 'We did not receive your questionnaire. Your answers are kept: you can submit it again.',
    done: 'Your result',
  },
  TW: {
    at: '/enhanced-suitability',
    check: '檢查答案',
    send: '送出',
    says: '系統沒有收到這份問卷，您的答案已保留。您可重新送出。',
    done: '評估結果',
  },
};

export const questionnaireForm = (region: Region): SentForm => ({
  is: 'form',
  at: questionnaireWords[region].at,
  async fill(portal) {
    await portal.find('[data-testid=question]');
    for (const question of portal.all('[data-testid=question]')) question.querySelector('input')?.click();
    await click(portal, '#declaration');
    await click(portal, 'button', questionnaireWords[region].check);
  },
  send: (portal) => click(portal, reviewButton, questionnaireWords[region].send),
  says: lost(beside(region), questionnaireWords[region].says),
  done: (portal) => portal.find('h2', questionnaireWords[region].done),
});

/** Nobody calls a document failed that may have arrived [DOC-04]. */
export const documentForm: SentForm = {
  is: 'form',
  at: '/account/documentUpload',
  as: 'ngdormant4',
  async fill(portal) {
    choosePicture(await portal.find<HTMLInputElement>('input[type=file]'));
  },
  send: (portal) => click(portal, 'form button[type=submit]'),
  says: lost(
    beside('HK'),
    'The connection was lost before a reply came, so we can’t tell yet whether the picture arrived. You can safely send it again: it will count only once.',
  ),
  done: (portal) => portal.find('h2', 'We have your document'),
};

export const cancelWords = {
  HK: {
    ask: 'Cancel this order',
    go: 'Cancel the order',
    failed: 'The order could not be cancelled. It is unchanged; please try again.',
    done: /^The order for .+ is cancelled\. See Past orders\.$/,
  },
  TW: {
    ask: '取消委託',
    go: '確定取消',
    failed: '無法取消這筆委託，委託維持原狀，請再試一次。',
    done: /^.+ 的委託已取消，請於「歷史交易」查看。$/,
  },
} as const;

/** Cancels the order that is under way. */
export const cancelOrderForm = (region: Region): SentForm => {
  const { ask, go, failed, done } = cancelWords[region];
  return {
    is: 'form',
    at: '/orders',
    fill: (portal) => click(portal, '[data-testid=record-actions] button', ask),
    // In Taiwan it is confirmed with the trading password, and a 401 is about that.
    ...(region === 'TW' ? { answers401: true } : {}),
    send: async (portal) => {
      if (region === 'TW') portal.type('dialog input[type=password]', 'trade7316');
      await click(portal, 'dialog button[aria-busy=false]', go);
    },
    says: but(() => ({ reads: failed }), region === 'TW' ? { '401': { reads: wrongPassword } } : {}),
    // In Hong Kong the server requires a step-up authentication first.
    done: (portal) => (region === 'HK' ? portal.find('h1', stepUpHeading) : portal.find('[role=status]', done)),
  };
};

const wrongPassword = '交易密碼錯誤或尚未輸入，請重新輸入。';

export const stepUpHeading = 'Confirm it is you';

const resetData = {
  account: 'WANG8888',
  nationalId: 'A200000011',
  birthDate: '1992-05-10',
  email: 'wang8888@example.test',
  mobile: '0900001678',
  phone: '02 0000 0178',
};

const next = (portal: ShownPortal): Promise<void> => click(portal, 'form button[type=submit]', '下一步');

/** Says what is lost, and fills in the data. */
const stateData =
  (loss: number) =>
  async (portal: ShownPortal): Promise<void> => {
    await portal.find('[data-testid=reset-losses] input');
    portal.all('[data-testid=reset-losses] input')[loss]?.click();
    await next(portal);
    await portal.find('h2', '請先驗證您的身分');
    for (const [field, text] of Object.entries(inFields(resetData))) portal.type(`input[name=${field}]`, text);
  };

const comeToCode =
  (loss: number) =>
  async (portal: ShownPortal): Promise<void> => {
    await stateData(loss)(portal);
    await next(portal);
    await portal.find('h2', '輸入驗證碼');
  };

const typeResetCode =
  (loss: number) =>
  async (portal: ShownPortal): Promise<void> => {
    await comeToCode(loss)(portal);
    await click(portal, 'button', '我已經有驗證碼');
    await portal.find('input[name=one-time-code]');
    portal.type('input[name=one-time-code]', '12345678');
  };

const comeToDetails =
  (loss: number) =>
  async (portal: ShownPortal): Promise<void> => {
    await typeResetCode(loss)(portal);
    await next(portal);
    await portal.find('[data-testid=rule-list]');
  };

const ofReset = { is: 'form', at: '/reset-username-password', isVisitors: true } as const;
const forgottenPassword = 0;
const forgottenCode = 1;

/** The data of who asks for a reset. */
export const resetBeginForm: SentForm = {
  ...ofReset,
  fill: stateData(forgottenPassword),
  send: (portal) => click(portal, resetButton),
  says: beside('TW'),
  done: (portal) => portal.find('h2', '輸入驗證碼'),
};

export const resetCodeRequest: SentForm = {
  ...ofReset,
  fill: comeToCode(forgottenPassword),
  send: (portal) => click(portal, channelButton, '簡訊：09****678'),
  says: but(beside('TW'), anyAnswer),
  done: (portal) => portal.find('p[role=status]', '驗證碼已用簡訊傳送至 09****678，15 分鐘內有效。'),
};

/** Any answer that isn't empty says that the code is right [AUTH-08]; the server then keeps its step all the same. */
export const resetCodeForm: SentForm = {
  ...ofReset,
  fill: typeResetCode(forgottenPassword),
  send: (portal) => click(portal, resetButton),
  says: but(beside('TW'), {
    'an empty body': { reads: '驗證碼不正確或已失效。錯誤超過 3 次，重設功能將暫停 24 小時。' },
    'the wrong type': 'an answer',
  }),
  done: (portal) => portal.find('h2', '設定新的密碼'),
};

/** A lost answer is looked for in the reset's step, which has not gone on. */
export const resetDetailsForm: SentForm = {
  ...ofReset,
  async fill(portal) {
    await comeToDetails(forgottenPassword)(portal);
    portal.type('input[name=new-password]', 'Harbor4829Kite');
    portal.type('input[name=new-password-again]', 'Harbor4829Kite');
  },
  send: (portal) => click(portal, resetButton),
  says: lost(beside('TW'), '系統沒有收到新的設定，沒有變更任何資料。您輸入的內容已保留，可重新送出。'),
  done: (portal) => portal.find('h2', '新的密碼設定完成'),
};

/** The rules that the server doesn't decide for a text: their slots stay neutral, and sending decides [OPEN-49]. */
const silentRules = (loss: number, call: string, write: (portal: ShownPortal) => void, done: string): SentForm => ({
  ...ofReset,
  fill: comeToDetails(loss),
  async send(portal) {
    write(portal);
    await vi.waitFor(() => expect(portal.requests.map(({ name }) => name)).toContain(call), { timeout: 5_000 });
  },
  says: () => 'an answer',
  async done(portal) {
    await click(portal, resetButton);
    return portal.find('h2', done);
  },
});

export const resetUserCodeRules = silentRules(
  forgottenCode,
  'forgotPinValidateUsername',
  (portal) => portal.type('input[name=username]', 'harbor4829'),
  '新的使用者代碼設定完成',
);

export const resetPasswordRules = silentRules(
  forgottenPassword,
  'forgotPinValidatePin',
  (portal) => {
    portal.type('input[name=new-password]', 'Harbor4829Kite');
    portal.type('input[name=new-password-again]', 'Harbor4829Kite');
  },
  '新的密碼設定完成',
);

/**
 * The form of a top-up: what was reviewed stays to be sent again; the Cash Account names a code that has no words
 * [OPEN-75].
 */
export const topUpForm: SentForm = {
  is: 'form',
  at: '/vca/top-up',
  async fill(portal) {
    await portal.find('[data-testid=cash-form] input[inputmode=decimal]');
    portal.type('[data-testid=cash-form] input[inputmode=decimal]', '2500');
    await click(portal, '[data-testid=cash-form] button[type=submit]');
  },
  send: (portal) => click(portal, '[data-testid=cash-confirm] button[aria-disabled=false]', 'Top up now'),
  says: but(beside('HK'), {
    // An operation's codes come in its envelope: a status alone has none.
    '429': { reads: sentences.HK.general },
    INTERNAL_ERROR: { reads: 'Something went wrong (code E1). Please call our customer service: 2000 1234.' },
  }),
  // The server requires a step-up authentication first.
  async done(portal) {
    await portal.find('h1', stepUpHeading);
    await portal.find('[data-testid=step-up-sheet] input');
    portal.type('[data-testid=step-up-sheet] input', '528314');
    await click(portal, '[data-testid=step-up-sheet] button', 'Confirm');
    return portal.find('h2', 'Your top-up has been received');
  },
};

/** A lost answer is looked for in the time of the last change, which has not moved. */
export const secretChangeForm = (region: Region): SentForm => ({
  is: 'form',
  at: '/change-password',
  async fill(portal) {
    await portal.find('input[name=login-current]');
    const next = { HK: '905271', TW: 'Harbor4829Kite' }[region];
    portal.type('input[name=login-current]', secrets[region][1]);
    portal.type('input[name=login-next]', next);
    portal.type('input[name=login-again]', next);
  },
  send: (portal) => click(portal, '[data-testid=change-password-page] button[type=submit][aria-busy=false]'),
  answers401: true,
  says: but(
    lost(
      beside(region),
      {
        HK: 'We did not receive your change, so nothing has changed. What you typed is kept: you can submit it again.',
        TW: '系統沒有收到您的變更，沒有變更任何資料。您輸入的內容已保留，可重新送出。',
      }[region],
    ),
    leadsToLogin(region),
  ),
  done: (portal) => portal.find('h2', { HK: 'Your login PIN has been changed.', TW: '您的登入密碼已變更。' }[region]),
});
