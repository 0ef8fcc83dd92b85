import { describe, expect, it } from 'vitest';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import { RestClient, type RestRequest } from '../../../adapters/rest/rest-client';
import { ok } from '../../../domain/kernel/result';
import type { ContractTarget } from '../contract-target';
import { answersAsAgreed } from './answers-as-agreed';

type ListRequest = Omit<RestRequest<true>, 'policy' | 'read'>;

const nobodys = 'no-such-order-list';

const submission = {
  accountNo: '0',
  vpin: '000000',
  oid: nobodys,
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  allotmentList: [],
  switchList: [],
  redemptionList: [],
};

/** Tests the calls of an order list where there is none; the consent is to a link, which Hong Kong doesn't have. */
export function describeOrderLists(target: ContractTarget): void {
  const refuses = (asked: ListRequest) => async (): Promise<void> => {
    const portal = await target.signedIn();
    const answer = await portal
      .get(RestClient)
      .call(callCatalogue, { ...asked, policy: { showErrors: false }, read: () => ok(true as const) });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  };
  const parts = { oid: nobodys };

  describe('the REST calls of an order list', () => {
    it('[API-75, OPEN-78] show none that there is not', refuses({ name: 'urlTradingDetail', parts }));
    if (target.region === 'TW') it('[API-76, TRADE-58] keep no consent to it', refuses({ name: 'urlSign', parts }));
    it('[TRADE-61] tell nothing of it', refuses({ name: 'urlOrderState', parts }));
    it('[OPEN-79] cancel nothing', refuses({ name: 'urlCancel', body: parts }));
    it(
      '[ORDQ-01..03] make none of no orders',
      refuses({ name: 'composeOrders', headers: { 'Idempotency-Key': 'no-orders' }, body: { orders: [] } }),
    );
    // Without a key nothing is looked at: no password is counted.
    it('[API-77] submit nothing without a key', refuses({ name: 'urlSubmit', body: submission }));
  });

  describe('the REST calls beside an order list', () => {
    const checked = (order: object) => ({ accountNo: '0', orders: [{ fundCode: nobodys, currency: 'TWD', ...order }] });
    const asked = { fundCode: nobodys, currency: 'TWD', amount: '1', units: '', isAmountChange: 'true' };
    const wanted = { functionCode: 'ALLOTMENT_FUND_NOTES', fundCode: nobodys, fundFeesType: 'front-end' };

    it(
      '[API-80] check no purchase for an account that isn’t the client’s',
      refuses({ name: 'validateAllotment', body: checked({ amount: '1' }) }),
    );
    it(
      '[API-81] check no redemption for an account that isn’t the client’s',
      refuses({ name: 'validateRedemption', body: checked({ unit: '1' }) }),
    );
    it(
      '[API-82] check no switch for an account that isn’t the client’s',
      refuses({ name: 'validateSwitch', body: checked({ intoFundCode: nobodys, unit: '1' }) }),
    );
    it('[API-79] work nothing out for no fund', refuses({ name: 'unitCalculator', parts: asked }));
    it('[API-78] ask to agree to nothing for no fund', refuses({ name: 'fundAgreements', parts: wanted }));
    it(
      '[API-37] list what can be redeemed',
      answersAsAgreed(target, 'dealRedemption', callCatalogue.dealRedemption.answer),
    );
  });
}
