import { describe, expect, it } from 'vitest';
import { GraphqlLocalStepUps } from '../../adapters/graphql/re-authentication/graphql-local-step-ups';
import { RestPasskeyStepUps } from '../../adapters/rest/re-authentication/rest-passkey-step-ups';
import { RestReAuthentications } from '../../adapters/rest/re-authentication/rest-re-authentications';
import { BrowserStepUpPages } from '../../adapters/browser/re-authentication/browser-step-up-pages';
import { WebRequestNonces } from '../../adapters/browser/re-authentication/web-request-nonces';
import type { TransportAnswer } from '../../adapters/http/transport';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { ReAuthentication } from '../../application/re-authentication/re-authentication';
import { StoredRequests } from '../../application/re-authentication/stored-request';
import { canonicalBody } from '../../domain/credentials/re-authentication/request-body';
import { err } from '../../domain/kernel/result';
import type { MemoryStorage } from './support/memory-storage';
import { answer, refusal, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const amount = { accountNo: '900', transactionType: 'withdrawal', transactionCurrency: 'HKD', amount: '1000.00' };
const cancelling = { action: 'CANCEL_ORDER', body: { orderId: 'L1.1' }, resumeAt: '/orders' } as const;
const withdrawing = { action: 'addVcaTransaction', body: amount, resumeAt: '/vca/withdraw' } as const;

/** Hong Kong's own adapters over the tab's storage, and what that held when the browser left the page. */
function hongKong(answers: Readonly<Record<string, TransportAnswer>> = {}) {
  const begun = answer(200, { provider: 'LOCAL' });
  const transport = new ScriptedTransport(({ name }) => answers[name] ?? begun);
  const setup = adapterSetup('HK', transport);
  const left: { readonly address: URL; readonly kept: Readonly<Record<string, string>> }[] = [];
  const leave = (address: string): void => {
    left.push({ address: new URL(address, 'https://portal.test'), kept: keptIn(setup.storage) });
  };
  const proofs = new ReAuthentication({
    server: new RestReAuthentications(setup.rest, true),
    local: new GraphqlLocalStepUps(setup.graphql),
    passkeys: new RestPasskeyStepUps(setup.rest),
    authenticator: new NoAuthenticator(),
    nonces: new WebRequestNonces(),
    pages: new BrowserStepUpPages(setup.apiBase, { navigateAway: leave, show: leave, replace: leave }),
    stored: new StoredRequests(setup.vault),
    locale: setup.locale,
  });
  return { ...setup, transport, proofs, left };
}

const keptIn = (storage: MemoryStorage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((key) => [
      key.replace('etrading.', ''),
      JSON.parse(storage.getItem(key) ?? 'null') as string,
    ]),
  );

class NoAuthenticator extends Authenticator {
  readonly isThere = false;

  make() {
    return Promise.resolve(err('impossible' as const));
  }

  sign() {
    return Promise.resolve(err('impossible' as const));
  }
}

describe('a request that waits for step-up authentication', () => {
  it.each([
    ['an order’s cancelling', cancelling, 'ORDER'],
    ['a withdrawal', withdrawing, 'TXN'],
  ] as const)(
    '[REAUTH-02, REAUTH-03, REAUTH-04, REAUTH-08, SESS-26] a request that waits for step-up authentication is in session storage before the browser leaves for the proof of %s: its page, its type and its body',
    async (_, asked, type) => {
      const { proofs, left } = hongKong();
      expect(await proofs.begin(asked)).toEqual({ ok: true, value: undefined });
      const [{ address, kept } = { address: new URL('https://portal.test'), kept: {} }] = left;
      expect(left).toHaveLength(1);
      expect(address.pathname).toBe('/eTrading/v2/re-auth-local');
      expect(Object.keys(kept).toSorted()).toEqual(['reAuthBody', 'reAuthType', 'reAuthUrl']);
      expect([kept['reAuthUrl'], kept['reAuthType']?.toUpperCase()]).toEqual([asked.resumeAt, type]);
      const request = JSON.parse(kept['reAuthBody'] ?? '{}') as { readonly body: object; readonly salt: string };
      expect(request).toMatchObject({
        action: asked.action,
        body: asked.body,
        nonce: address.searchParams.get('nonce'),
      });
      expect(await new WebRequestNonces().nonceOf(request.salt, canonicalBody(asked.action, asked.body))).toBe(
        address.searchParams.get('nonce'),
      );
    },
  );

  it('[REAUTH-04, REAUTH-14, SESS-26] a request that waits for step-up authentication is handed back as it was kept, once, to the page that asked and to no other', async () => {
    const { proofs } = hongKong();
    await proofs.begin(withdrawing);
    expect(proofs.resume('CANCEL_ORDER')).toBeUndefined();
    expect(proofs.resume('addVcaTransaction')).toEqual({ body: amount, isProved: false });
    expect(proofs.resume('addVcaTransaction')).toBeUndefined();
  });

  it('[REAUTH-02..04] a request that waits for step-up authentication is nothing where the server refuses to begin', async () => {
    const { proofs, left, storage } = hongKong({ beginReAuthentication: answer(400, refusal('RE_AUTH_UNAVAILABLE')) });
    expect(await proofs.begin(cancelling)).toMatchObject({ ok: false });
    expect([left, storage.length]).toEqual([[], 0]);
  });
});

describe('a proof', () => {
  it.each([
    ['success: false', answer(200, { data: { localUserReAuth: { success: false } } }), 'rejected'],
    ['no word of success', answer(200, { data: { localUserReAuth: {} } }), 'malformed'],
    ['null', answer(200, { data: { localUserReAuth: null } }), 'malformed'],
    ['no data', answer(200, { data: null }), 'malformed'],
    ['nothing at all', answer(200), 'malformed'],
  ])(
    '[REAUTH-19, REAUTH-12, GQL-31, REAUTH-17] that the server answers with %s is none: nothing is resumed as proved',
    async (_, given, kind) => {
      const { proofs, left, vault } = hongKong({ LocalUserReAuth: given });
      await proofs.begin(cancelling);
      const nonce = left[0]?.address.searchParams.get('nonce') ?? '';
      expect(await proofs.giveSecret(nonce, '528314')).toMatchObject({ kind: 'failed', failure: { kind } });
      expect([vault.read('isReAuthCompleted'), proofs.isProved]).toEqual([undefined, false]);
      expect(proofs.resume('CANCEL_ORDER')).toMatchObject({ isProved: false });
    },
  );

  it('[REAUTH-19, REAUTH-12] that the server answers with success: true is one', async () => {
    const { proofs, left, vault } = hongKong({
      LocalUserReAuth: answer(200, { data: { localUserReAuth: { success: true } } }),
    });
    await proofs.begin(cancelling);
    const nonce = left[0]?.address.searchParams.get('nonce') ?? '';
    expect(await proofs.giveSecret(nonce, '528314')).toEqual({ kind: 'proved' });
    expect(vault.read('isReAuthCompleted')).toBe(true);
    expect(proofs.resume('CANCEL_ORDER')).toMatchObject({ isProved: true });
  });
});
