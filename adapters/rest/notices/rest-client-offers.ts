import type { AsyncResult } from '../../../application/ports/call-failure';
import { ClientOffers } from '../../../application/ports/notices/client-offers';
import type { Promotion } from '../../../domain/notices/promotion';
import type { Tip } from '../../../domain/notices/tip';
import type { Region } from '../../../domain/region';
import { noticeCalls } from '../../../contract/rest/notices/notice-calls';
import { readJsonBody } from '../read-answer';
import { readPromotionList } from './read-promotion-list';
import { readTips } from '../read-tips';
import type { RestClient } from '../rest-client';
import { whereNotOffered } from '../where-not-offered';

const policy = { showErrors: false };
const readTipList = readJsonBody(readTips);

/** Promotions and tips for clients over REST, since no operation carries them [CONFLICT-46]. */
export class RestClientOffers extends ClientOffers {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
  ) {
    super();
  }

  async promotions(): AsyncResult<readonly Promotion[]> {
    return this.client.call(noticeCalls, {
      name: 'promotions',
      policy,
      read: readJsonBody(readPromotionList(this.region)),
    });
  }

  async tips(): AsyncResult<readonly Tip[]> {
    return this.client.call(noticeCalls, { name: 'coolKnowledge', policy, read: readTipList });
  }

  async smartTips(): AsyncResult<readonly Tip[]> {
    return whereNotOffered(await this.client.call(noticeCalls, { name: 'smartTip', policy, read: readTipList }), []);
  }
}
