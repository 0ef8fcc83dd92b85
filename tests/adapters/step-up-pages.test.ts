import { describe, expect, it } from 'vitest';
import { BrowserStepUpPages } from '../../adapters/browser/re-authentication/browser-step-up-pages';

const query = { locale: 'en_US', nonce: 'a1', type: 'txn', action: 'addVcaTransaction' };
const told = 'locale=en_US&nonce=a1&type=txn&action=addVcaTransaction';

function pages() {
  const seen: string[] = [];
  const note = (how: string) => (address: string) => {
    seen.push(`${how} ${address}`);
  };
  const page = { navigateAway: note('leave'), show: note('show'), replace: note('replace') };
  return { seen, pages: new BrowserStepUpPages('/tet-web/rest', page) };
}

describe('the pages where a client proves who acts', () => {
  it('[REAUTH-05, REAUTH-06, API-25] the pages where a client proves who acts are the portal’s own where the proof is local', () => {
    const { seen, pages: shown } = pages();
    shown.leaveFor('LOCAL', query);
    expect(seen).toEqual([`show /eTrading/v2/re-auth-local?${told}`]);
  });

  it('[REAUTH-05, REAUTH-07..10, API-23] the pages where a client proves who acts are the provider’s otherwise', () => {
    const { seen, pages: shown } = pages();
    shown.leaveFor('AUTHE', query);
    shown.leaveFor('JANUS', query);
    expect(seen).toEqual([
      `leave /tet-web/rest/auth/authe/re-auth?${told}`,
      `leave /tet-web/rest/auth/janus/re-auth?${told}`,
    ]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)', ''])(
    '[REAUTH-14] lead back to a page of ours alone, not to %j',
    (path) => {
      const { seen, pages: shown } = pages();
      shown.returnTo('/vca/withdraw');
      shown.returnTo(path);
      expect(seen).toEqual(['replace /eTrading/v2/vca/withdraw', 'replace /eTrading/v2/']);
    },
  );
});
