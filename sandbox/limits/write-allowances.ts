import { callCatalogue } from '../../contract/rest/call-catalogue';
import type { Allowance } from '../../domain/clients/allowance';
import { routeKeyOf } from '../wire/route-of-call';

const hour = 60 * 60 * 1000;

/** What a client may do of one kind: far more than a person does by hand, far less than fills a disk. */
const usual: Allowance = { times: 300, within: hour };

/** The same for what is kept for good each time: audit rows, answered questionnaires, order lists. */
const kept: Allowance = { times: 100, within: 24 * hour };

/** The same for what proves who acts: a few tries for each thing that is to be done. */
const proofs: Allowance = { times: 60, within: hour };

const ofKind: Readonly<Record<string, Allowance>> = {
  [routeKeyOf(callCatalogue.keepCommunicationPreference)]: kept,
  [routeKeyOf(callCatalogue.submitEnhancedSuitability)]: kept,
  [routeKeyOf(callCatalogue.submitRiskQuestionnaire)]: kept,
  [routeKeyOf(callCatalogue.composeOrders)]: kept,
  [routeKeyOf(callCatalogue.startPlan)]: kept,
  [routeKeyOf(callCatalogue.changePlan)]: kept,
  [routeKeyOf(callCatalogue.movePlans)]: kept,
  [routeKeyOf(callCatalogue.instructDividend)]: kept,
  'mutation addVcaTransaction': kept,
  'mutation holdVcaTransaction': kept,
  [routeKeyOf(callCatalogue.endSession)]: kept,
  [routeKeyOf(callCatalogue.endOtherSessions)]: kept,
  [routeKeyOf(callCatalogue.beginReAuthentication)]: proofs,
  [routeKeyOf(callCatalogue.finishReAuthentication)]: proofs,
  [routeKeyOf(callCatalogue.changeSecret)]: proofs,
  [routeKeyOf(callCatalogue.changeUsername)]: proofs,
  [routeKeyOf(callCatalogue.resetTradingPassword)]: proofs,
  [routeKeyOf(callCatalogue.beginPasskey)]: proofs,
  [routeKeyOf(callCatalogue.addPasskey)]: proofs,
  [routeKeyOf(callCatalogue.renamePasskey)]: proofs,
  [routeKeyOf(callCatalogue.removePasskey)]: proofs,
  [routeKeyOf(callCatalogue.askPasskeyProof)]: proofs,
  [routeKeyOf(callCatalogue.givePasskeyProof)]: proofs,
  'mutation localUserReAuth': proofs,
};

/** How often a client may write in one way; a way that nobody thought of is limited like most. */
export const allowanceOf = (kind: string): Allowance => ofKind[kind] ?? usual;
