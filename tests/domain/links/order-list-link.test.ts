import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findListLink } from '../../../domain/links/order-list-link';

const ids = fc.stringMatching(/^[a-z0-9-]{1,32}$/);
const plain = fc.stringMatching(/^[a-z 您有，。：]{0,40}$/);

describe('the link of an order list in a text', () => {
  it('[OPEN-78] the link is found with its path alone and with its host', () => {
    expect(findListLink('您有一份委託清單待確認： /eTrading/v2/url?oid=demo-1-2026-11-30')).toEqual({
      before: '您有一份委託清單待確認：',
      route: '/url?oid=demo-1-2026-11-30',
      after: '',
    });
    expect(findListLink('See https://portal.example:8443/eTrading/v2/url?oid=ab1 today.')).toEqual({
      before: 'See',
      route: '/url?oid=ab1',
      after: ' today.',
    });
  });

  it('[OPEN-78] the route of a link is found wherever it stands, and leads nowhere but to this portal', () => {
    fc.assert(
      fc.property(ids, plain, plain, (oid, before, after) => {
        const found = findListLink(`${before} https://other.example/eTrading/v2/url?oid=${oid}，${after}`);
        expect(found).toEqual({ before: before.trimEnd(), route: `/url?oid=${oid}`, after: `，${after}` });
      }),
    );
  });

  it('[OPEN-78] a text without such a link has none', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(findListLink(text)).toBeUndefined();
      }),
    );
    expect(findListLink('/eTrading/v2/orders?oid=1')).toBeUndefined();
  });
});
