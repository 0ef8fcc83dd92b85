import { type ProvedWrite, withoutSecrets } from '../judges/proved-writes';
import type { Chance } from '../machine/chance';
import { isRefusal } from '../machine/refusal';
import { changeSecret } from './secret-acts';
import { mistyped } from './sign-in';
import type { Act } from './visit';

/** Sends something once more that was carried out, as somebody would who knows its key and proves nothing: what was done is told only to who proves it again. */
export const replay: Act = async (visit) => {
  const { chance, count, object, provedBefore, resend } = visit;
  const before = chance.isOneIn(2) ? `${await changeSecret(visit)}; ` : '';
  const write = drawWrite(provedBefore(), chance);
  if (!write) return `${before}has sent nothing that asked for a proof`;
  const { name } = write.request;
  const said = await resend(withoutSecrets(write, mistyped));
  count('replays without a proof');
  if (said.kind !== 'answered') return `${before}sends ${name} once more without a proof: no answer`;
  if (!isRefusal(said)) object(`${name} is answered again to somebody who proves nothing`);
  return `${before}sends ${name} once more without a proof: ${String(said.status)}`;
};

/** The latest of one call, of which each comes as often however often it was made. */
function drawWrite(writes: readonly ProvedWrite[], chance: Chance): ProvedWrite | undefined {
  const name = chance.oneOf([...new Set(writes.map(({ request }) => request.name))]);
  return writes.findLast(({ request }) => request.name === name);
}
