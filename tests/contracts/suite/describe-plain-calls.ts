import { describe, it } from 'vitest';
import { servedCalls } from '../../../adapters/rest/contract/served-calls';
import type { ContractTarget } from '../contract-target';
import { answersAsAgreed } from './answers-as-agreed';

/** The REST calls that no port asks, since another one tells the same: they are part of the contract all the same. */
export function describePlainCalls(target: ContractTarget): void {
  describe('the REST calls beside the ports', () => {
    it('[API-20] keep the session alive', answersAsAgreed(target, 'authRefresh', servedCalls.authRefresh.answer));
    it('[API-28] tell whose account it is', answersAsAgreed(target, 'accountInfo', servedCalls.accountInfo.answer));
    it('[API-38] list what is held', answersAsAgreed(target, 'portfolio', servedCalls.portfolio.answer));
    it('[API-50] tell the tier', answersAsAgreed(target, 'clientTier', servedCalls.clientTier.answer));
    if (target.region === 'HK') {
      it('[API-59] list regular plans', answersAsAgreed(target, 'rspPlan', servedCalls.rspPlan.answer));
      it('[API-64] tell the client’s settings', answersAsAgreed(target, 'setting', servedCalls.setting.answer));
      const { answer } = servedCalls.enhancedSuitability;
      it('[API-57] tell the latest prudent assessment', answersAsAgreed(target, 'enhancedSuitability', answer));
    }
  });
}
