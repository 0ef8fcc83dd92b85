import { describe, expect, it } from 'vitest';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { LocalStepUps } from '../../../application/ports/re-authentication/local-step-ups';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../../application/ports/re-authentication/request-nonces';
import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { PlanMigrations } from '../../../application/ports/plans/plan-migrations';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import { Users } from '../../../application/ports/clients/users';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { scaled, toText } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { plansByKind } from '../../../domain/regular-plans/plan-kind';
import type { ContractPortal } from '../contract-portal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of RegularPlans, PlanMigrations and CashAccounts; HK only. */
export function describePlansAndCash(target: ContractTarget): void {
  describe('RegularPlans', () => {
    it('[GQL-11, RSP-01, RSP-02, RSP-03] tell the plans of both kinds', async () => {
      const { portal } = await target.clientWith('regularPlans');
      const plans = valueOf(await portal.get(RegularPlans).current());
      const { eScheduler, legacy } = plansByKind(plans, (await userOf(portal)).msAccounts);
      for (const kind of [eScheduler, legacy]) expect(kind.length).toBeGreaterThan(0);
      for (const { fund, amount } of plans) expect([fund.name.length > 3, amount === undefined]).toEqual([true, false]);
    });

    it('[API-58, RSP-05, RSP-13] tell whether the legacy plan may be moved', async () => {
      const { portal, known } = await target.clientWith('planMigration');
      expect(valueOf(await portal.get(PlanMigrations).current())).toEqual({ kind: known });
    });

    it('[GQL-11, ERR-10] tell a visitor no plans', async () => {
      expect(await (await target.visit()).get(RegularPlans).current()).toMatchObject(refused);
    });

    it('[API-58, ERR-03] tell a visitor nothing of moving plans', async () => {
      expect(await (await target.visit()).get(PlanMigrations).current()).toMatchObject(refused);
    });
  });

  describe('CashAccounts', () => {
    it('[GQL-27, GQL-28, VCA-01, VCA-02, OPEN-22, OPEN-81] tell the balance, and apart what is under way', async () => {
      const { portal } = await target.clientWith('cashAccount');
      const [account] = (await userOf(portal)).taAccountHKs;
      const summary = valueOf(await portal.get(CashAccounts).summary(account?.accountNo ?? ''));
      expect(summary.accounts).toMatchObject([{ accountCurrency: 'HKD', balancePrecision: 2 }]);
      expect(summary.accounts[0]?.availableBalance).toBeDefined();
      expect(summary.pending.length).toBeGreaterThan(0);
      expect(new Set(summary.pending.map(({ transactionStatus }) => transactionStatus))).toEqual(new Set(['pending']));
      expect(summary.completed.some(({ transactionStatus }) => transactionStatus === 'pending')).toBe(false);
    });

    it('[GQL-29, API-90, VCA-04, VCA-35, OPEN-44] take a top-up once from a client who has just proved who acts, which is then in progress', async () => {
      const { portal, client } = await target.clientWith('cashAccount');
      const [account] = (await userOf(portal)).taAccountHKs;
      const accountNo = account?.accountNo ?? '';
      const topUp = cashInstruction('topup', accountNo, scaled(123_456n, 2));
      const key = aKey();
      expect(await portal.get(CashInstructions).send(topUp, key)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', errors: [{ code: 'RE_AUTH' }] },
      });
      await prove(target, portal, client.secret, topUp);
      const sent = valueOf(await portal.get(CashInstructions).send(topUp, key, true));
      expect(sent).toMatchObject({ transactionType: 'topup', amountSigNum: 1, transactionStatus: 'pending' });
      expect(sent.amount && toText(sent.amount)).toBe('1234.56');
      expect(valueOf(await portal.get(CashInstructions).send(topUp, key, true)).vcaTransactionSid).toBe(
        sent.vcaTransactionSid,
      );
      const { pending } = valueOf(await portal.get(CashAccounts).summary(accountNo));
      expect(pending.filter(({ vcaTransactionSid }) => vcaTransactionSid === sent.vcaTransactionSid)).toHaveLength(1);
    });

    it('[GQL-29, VCA-24, ERR-73] refuse a top-up under HKD 1,000', async () => {
      const { portal, client } = await target.clientWith('cashAccount');
      const [account] = (await userOf(portal)).taAccountHKs;
      const topUp = cashInstruction('topup', account?.accountNo ?? '', scaled(99_999n, 2));
      await prove(target, portal, client.secret, topUp);
      const answer = await portal.get(CashInstructions).send(topUp, aKey(), true);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'VCA-0200-TOPUP' }] } });
    });

    it('[GQL-29, ERR-64] cancel no withdrawal that there isn’t', async () => {
      target.needs('cooling-off');
      const { portal } = await target.clientWith('cashAccount');
      const answer = await portal.get(CashInstructions).cancel('VCA-NOBODYS');
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'VCA-0102' }] } });
    });

    it('[GQL-27, ERR-06, OPEN-75] end the session of whoever has none', async () => {
      const portal = await target.visit();
      // The first of its calls ends it; what the others are answered is of a session that is over.
      expect(await portal.get(CashAccounts).summary('510012300189')).toMatchObject({ ok: false });
      expect(portal.sessionEnd.reason).toBe('expired');
    });
  });
}

/** Proves who acts for an instruction, as its client does before it is sent; not tried where a provider asks for the secret. */
async function prove(
  target: ContractTarget,
  portal: ContractPortal,
  secret: string,
  instruction: ReturnType<typeof cashInstruction>,
): Promise<void> {
  const body = { ...instruction };
  const nonces = portal.get(RequestNonces);
  const nonce = await nonces.nonceOf(nonces.salt(), JSON.stringify(body));
  const begun = await portal.get(ReAuthentications).begin({ type: 'txn', action: 'addVcaTransaction', nonce, body });
  if (valueOf(begun).provider !== 'LOCAL') return target.notTried('the server sends its clients to a provider');
  valueOf(await portal.get(LocalStepUps).give({ nonce, secret }));
}

/** A key that nobody has used, on a server that keeps what earlier runs sent. */
const aKey = () => deriveKey('contract', crypto.randomUUID());

async function userOf(portal: ContractPortal) {
  const user = valueOf(await portal.get(Users).current());
  if (user.region !== 'HK') throw new Error('the client is not of Hong Kong');
  return user;
}
