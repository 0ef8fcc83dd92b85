import * as z from 'zod/mini';
import {
  bankAccountRequest,
  cancelledBankAccountRequest,
  ownBankAccounts,
} from '../../contract/rest/account/bank-account-change';
import { cancelledContactRequest, contactRequest, ownContact } from '../../contract/rest/account/contact';
import { endedSession, openSessionList } from '../../contract/rest/account/account-security';
import { regionalCalls } from '../../contract/rest/call-regions';
import { dividendHoldingList, dividendInstruction } from '../../contract/rest/dividends/dividend-instructions';
import { bankAccountTakesEffect } from '../../domain/banking/bank-account-change';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import { contactTakesEffect } from '../../domain/credentials/contacts/contact-change';
import { maskContactOf } from '../../domain/credentials/contacts/mask-contact-of';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import { dividendErrorCodes } from '../../domain/dividends/dividend-instruction';
import { nextStatementMonth, statementReadyOn } from '../../domain/documents/statement-months';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isNamedBy } from '../../domain/funds/finding/same-fund';
import { matchesFundSearch } from '../../domain/funds/finding/fund-search';
import { parseJson } from '../http/parse-json';
import { type Answering, type AnswersByCall, answerWith, type MockCall, rejectWith } from './mock-call';

const fund = z.looseObject({ fundCode: z.string(), jfFundCode: z.optional(z.nullable(z.string())) });
const watched = z.array(fund);
const watchedFund = z.object({ fundId: z.string() });

const alert = z.looseObject({ ...fund.shape, priceTarget: z.string() });
const alerts = z.array(alert);

const found = z.array(
  z.looseObject({
    name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }),
    isinCode: z.optional(z.nullable(z.string())),
  }),
);

const openSessions = z.looseObject(openSessionList.shape);

/** Keeps an alert in the place of that on the same side of the same fund. */
const keepAlert: Answering = (call) => {
  const stored = alert.parse(call.sent);
  return call.put(regionalCalls[call.region].priceAlerts, alerts, (all) =>
    all.some((one) => isSameAlert(one, stored))
      ? all.map((one) => (isSameAlert(one, stored) ? { ...one, ...stored } : one))
      : [...all, stored],
  );
};

const removeAlert: Answering = (call) => {
  const removed = alert.parse(call.query);
  return call.put(regionalCalls[call.region].priceAlerts, alerts, (all) =>
    all.filter((one) => !isSameAlert(one, removed)),
  );
};

type Alert = z.infer<typeof alert>;

const isSameAlert = (one: Alert, other: Alert): boolean =>
  one.priceTarget === other.priceTarget && (one.jfFundCode ?? one.fundCode) === (other.jfFundCode ?? other.fundCode);

const isFund = ({ fundCode, jfFundCode }: z.infer<typeof fund>, id: string): boolean =>
  id === fundCode || id === jfFundCode;

/** Finds those of the recorded funds that match what is searched for. */
const searchFunds: Answering = async (call) => {
  const all = await call.read(call.request.name, found);
  const matches = ({ name: { code, value }, isinCode }: (typeof all)[number]): boolean =>
    matchesFundSearch(
      { code, names: [value ?? code], isinCode: isinCode ?? undefined },
      call.query['searchString'] ?? '',
    );
  return answerWith(all.filter(matches));
};

/** Ends the sessions that are meant, but not the one in use. */
const endSessions =
  (isMeant: (id: string, call: MockCall) => boolean): Answering =>
  async (call) => {
    call.change('accountSecurity', openSessions, ({ sessions, ...rest }) => ({
      ...rest,
      sessions: sessions.filter(({ id, isCurrent }) => isCurrent || !isMeant(id, call)),
    }));
    const { sessions } = await call.read('accountSecurity', openSessions);
    return answerWith({ sessions });
  };

const contactOnFile = z.looseObject(ownContact.shape);

/** Takes a request with any secret; one for the same takes the place of what waited. */
const requestContact: Answering = (call) => {
  const { field, value } = contactRequest.parse(call.sent);
  const change = {
    id: crypto.randomUUID(),
    field,
    value: maskContactOf(field, value),
    requestedAt: call.now,
    effectiveAt: contactTakesEffect(call.now) ?? call.now,
  };
  return call.put('ownContact', contactOnFile, (own) => ({
    ...own,
    changes: [...own.changes.filter((one) => one.field !== field), change],
  }));
};

const bankAccountsOnFile = z.looseObject(ownBankAccounts.shape);

/** Takes a request with any secret and any picture; one for the same currency takes the place of what waited. */
const requestBankAccount: Answering = (call) => {
  const text = call.request.upload?.form.get('request');
  const { bank, branch, number, replaces, currency } = bankAccountRequest.parse(
    parseJson(typeof text === 'string' ? text : ''),
  );
  // Once for all: the change is made anew whenever the answer is read.
  const id = crypto.randomUUID();
  const requestedAt = call.now;
  return call.put('bankAccountChanges', bankAccountsOnFile, (own) => {
    const replaced = own.accounts.find((one) => one.id === replaces);
    const change = {
      id,
      bank,
      branch: branch ?? null,
      masked: maskAccountNumber(number),
      currency: replaced?.currency ?? currency ?? '',
      replaces: replaced?.masked ?? null,
      requestedAt,
      effectiveAt: bankAccountTakesEffect(requestedAt) ?? requestedAt,
      isAccepted: false,
    };
    return { ...own, changes: [...own.changes.filter((one) => one.currency !== change.currency), change] };
  });
};

/** Takes an instruction with any password; the other fund is called by its code, since no recording names it. */
const instructDividend: Answering = async (call) => {
  const { fundCode, currency, version, intoFundCode } = dividendInstruction.parse(call.sent);
  const holdings = await call.read('dividendInstructions', dividendHoldingList);
  const holding = holdings.find((one) => isNamedBy(codesOf(one.fund), fundCode) && one.currency === currency);
  if (!holding) return rejectWith(dividendErrorCodes.unknown);
  if (holding.version !== version) return rejectWith(dividendErrorCodes.outdated);
  if (isNamedBy(holding.reInvestmentFund ? codesOf(holding.reInvestmentFund) : undefined, intoFundCode))
    return rejectWith(dividendErrorCodes.unchanged);
  const reInvestmentFund = intoFundCode === undefined ? null : { name: { code: intoFundCode, value: null } };
  const change = { at: call.now, reInvestmentFund };
  const after = { ...holding, reInvestmentFund, version: version + 1, changes: [...holding.changes, change] };
  call.change('dividendInstructions', dividendHoldingList, (all) =>
    all.map((one) => (one.fund.name.code === holding.fund.name.code && one.currency === currency ? after : one)),
  );
  return answerWith(after);
};

type HeldFund = z.infer<typeof dividendHoldingList>[number]['fund'];

const codesOf = ({ name, jfFundCode }: HeldFund) => ({ code: name.code, jfFundCode: jfFundCode ?? undefined });

/** Remembers a currency that there are recordings of. */
const chooseCurrency: Answering = async (call) => {
  const setting = await call.recorded('portfolioSetting');
  if (setting === undefined) return rejectWith('BAD_REQUEST');
  return call.put('portfolioSetting', z.unknown(), () => setting.body);
};

/** Nothing is printed in the mock: no document is listed, and it says when a statement would come [MOCK-01, ORDQ-09, ORDQ-10]. */
const noStatements: Answering = ({ now }) => {
  const month = nextStatementMonth(hongKongDay(now) ?? '');
  return answerWith({ statements: [], next: { month, readyOn: statementReadyOn(month) } });
};

const noDocument: Answering = () => rejectWith('STATEMENT_UNKNOWN');
const noPasskey: Answering = () => rejectWith(passkeyErrorCodes.unavailable);
const unknownPasskey: Answering = () => rejectWith(passkeyErrorCodes.unknown);

/** Changes of the watch list, alerts, dividends and settings; the mock has no passkeys and keeps no documents. */
export const accountAnswers = {
  stocks: searchFunds,
  stockList: searchFunds,
  keepAccountPriceAlert: keepAlert,
  keepPriceAlert: keepAlert,
  // Those that wait for a fall are kept beside the others.
  fallPriceAlerts: () => answerWith([]),
  removeAccountPriceAlert: removeAlert,
  removePriceAlert: removeAlert,
  watchFund: async (call) => {
    const { fundId } = watchedFund.parse(call.sent);
    const recorded = watched.parse((await call.recorded('watchList'))?.body);
    const added = recorded.find((one) => isFund(one, fundId)) ?? { fundCode: fundId, jfFundCode: fundId };
    return call.put('watchList', watched, (all) => (all.some((one) => isFund(one, fundId)) ? all : [...all, added]));
  },
  unwatchFund: (call) => {
    const { fundId } = watchedFund.parse(call.query);
    return call.put('watchList', watched, (all) => all.filter((one) => !isFund(one, fundId)));
  },
  instructDividend,
  choosePortfolioSetting: chooseCurrency,
  keepCommunicationPreference: (call) => {
    const chosen = z.looseObject({}).parse(call.sent);
    return call.put('communicationPreference', z.looseObject({}), (before) => ({ ...before, ...chosen }));
  },
  requestBankAccount,
  cancelBankAccount: async (call) => {
    const { id } = cancelledBankAccountRequest.parse(call.sent);
    return call.put('bankAccountChanges', bankAccountsOnFile, (own) => ({
      ...own,
      changes: own.changes.filter((one) => one.id !== id),
    }));
  },
  requestContactChange: requestContact,
  cancelContactChange: async (call) => {
    const { id } = cancelledContactRequest.parse(call.sent);
    return call.put('ownContact', contactOnFile, (own) => ({
      ...own,
      changes: own.changes.filter((one) => one.id !== id),
    }));
  },
  endSession: endSessions((id, { sent }) => endedSession.parse(sent).id === id),
  endOtherSessions: endSessions(() => true),
  // Nothing is ordered in the mock, and the client can log in again.
  freezeAccount: ({ now }) =>
    answerWith({ frozenAt: now, cancelledOrders: 0, cancelledWithdrawals: 0, pausedPlans: 0, left: 0 }),
  annualStatements: () => answerWith([]),
  contractNotes: () => answerWith([]),
  eStatements: noStatements,
  contractNote: noDocument,
  eStatement: noDocument,
  annualStatement: noDocument,
  beginPasskey: noPasskey,
  addPasskey: noPasskey,
  askPasskeyProof: noPasskey,
  renamePasskey: unknownPasskey,
  removePasskey: unknownPasskey,
  givePasskeyProof: unknownPasskey,
} satisfies AnswersByCall;
