import { describe, it } from 'vitest';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import type { ContractTarget } from '../contract-target';
import { answersAsAgreed } from './answers-as-agreed';

/** The REST calls that no port asks, since another one tells the same: they are part of the contract all the same. */
export function describePlainCalls(target: ContractTarget): void {
  describe('the REST calls beside the ports', () => {
    it('[API-28] tell whose account it is', answersAsAgreed(target, 'accountInfo', callCatalogue.accountInfo.answer));
    it('[API-38] list what is held', answersAsAgreed(target, 'portfolio', callCatalogue.portfolio.answer));
    it('[API-50] tell the tier', answersAsAgreed(target, 'clientTier', callCatalogue.clientTier.answer));
    if (target.region === 'HK') {
      it('[API-59] list regular plans', answersAsAgreed(target, 'rspPlan', callCatalogue.rspPlan.answer));
      it('[API-64] tell the client’s settings', answersAsAgreed(target, 'setting', callCatalogue.setting.answer));
      const { answer } = callCatalogue.enhancedSuitability;
      it('[API-57] tell the latest prudent assessment', answersAsAgreed(target, 'enhancedSuitability', answer));
    }
  });
}
