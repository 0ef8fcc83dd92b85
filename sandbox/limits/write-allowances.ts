import { callCatalogue } from '../../contract/rest/call-catalogue';
import type { Allowance } from '../../domain/clients/allowance';
import { routeKey } from '../wire/call-route';

const hour = 60 * 60 * 1000;

/**
 * The usual allowance of a client for one kind of write: far more than a person does by hand, far less than fills a
 * disk.
 */
const usual: Allowance = { times: 300, within: hour };

/** The same for what is kept for good each time: audit rows, answered questionnaires, order lists. */
const stored: Allowance = { times: 100, within: 24 * hour };

/** The same for what proves who acts: a few tries for each thing that is to be done. */
const stepUps: Allowance = { times: 60, within: hour };

const ofKind: Readonly<Record<string, Allowance>> = {
  [routeKey(callCatalogue.keepCommunicationPreference)]: stored,
  [routeKey(callCatalogue.submitEnhancedSuitability)]: stored,
  [routeKey(callCatalogue.submitRiskQuestionnaire)]: stored,
  [routeKey(callCatalogue.composeOrders)]: stored,
  [routeKey(callCatalogue.startPlan)]: stored,
  [routeKey(callCatalogue.changePlan)]: stored,
  [routeKey(callCatalogue.movePlans)]: stored,
  [routeKey(callCatalogue.instructDividend)]: stored,
  'mutation addVcaTransaction': stored,
  'mutation holdVcaTransaction': stored,
  [routeKey(callCatalogue.endSession)]: stored,
  [routeKey(callCatalogue.endOtherSessions)]: stored,
  [routeKey(callCatalogue.freezeAccount)]: stored,
  [routeKey(callCatalogue.beginReAuthentication)]: stepUps,
  [routeKey(callCatalogue.finishReAuthentication)]: stepUps,
  [routeKey(callCatalogue.requestContactChange)]: stepUps,
  [routeKey(callCatalogue.requestBankAccount)]: stepUps,
  [routeKey(callCatalogue.changeSecret)]: stepUps,
  [routeKey(callCatalogue.changeUsername)]: stepUps,
  [routeKey(callCatalogue.resetTradingPassword)]: stepUps,
  [routeKey(callCatalogue.beginPasskey)]: stepUps,
  [routeKey(callCatalogue.addPasskey)]: stepUps,
  [routeKey(callCatalogue.renamePasskey)]: stepUps,
  [routeKey(callCatalogue.removePasskey)]: stepUps,
  [routeKey(callCatalogue.askPasskeyProof)]: stepUps,
  [routeKey(callCatalogue.givePasskeyProof)]: stepUps,
  'mutation localUserReAuth': stepUps,
};

/** Returns the allowance of a client for a kind of write; an unknown kind is limited like most. */
export const writeAllowance = (kind: string): Allowance => ofKind[kind] ?? usual;
