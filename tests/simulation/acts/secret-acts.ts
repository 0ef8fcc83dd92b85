import { ChangeSecrets } from '../../../application/credentials/change-secrets';
import type { Chance } from '../machine/chance';
import { type Act, failureText, type SimulatedClient } from './visit';

const nothing = (): void => undefined;

/** Changes what the client logs in or trades with. */
export const changeSecret: Act = async (visit) => {
  const { tab, chance, client } = visit;
  const isLogin = chance.isOneIn(2);
  const next = drawSecret(client, isLogin, chance);
  const current = isLogin ? client.secret : client.tradingSecret;
  const change = { current, next };
  const kind = isLogin ? 'login' : 'verification';
  const outcome = await tab.get(ChangeSecrets).execute({ [kind]: change }, nothing);
  if (outcome.kind === 'received') {
    if (isLogin) client.secret = next;
    else client.tradingSecret = next;
    return `changes the ${kind} secret`;
  }
  if (outcome.kind === 'unknown') client.untold = { kind, next };
  return `changes the ${kind} secret: ${outcome.kind}, ${failureText(outcome.failure)}`;
};

function drawSecret({ region }: SimulatedClient, isLogin: boolean, chance: Chance): string {
  const digits = (count: number) => Array.from({ length: count }, () => String(chance.between(0, 9))).join('');
  if (region === 'HK') return digits(6);
  return isLogin ? `Larch${digits(4)}Brook` : `trade${digits(4)}`;
}
