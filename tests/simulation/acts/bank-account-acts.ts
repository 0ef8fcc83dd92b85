import { BankAccountChanges, type BankAccountWish } from '../../../application/ports/banking/bank-account-changes';
import { ChangeBankAccount } from '../../../application/security/change-bank-account';
import { bankAccountCurrencies } from '../../../domain/banking/bank-account-change';
import type { Chance } from '../machine/chance';
import { drawnPicture } from '../machine/drawn-picture';
import { mistyped } from './sign-in';
import { type Act, failureText, type Visit } from './visit';

/** Asks for another bank account with a picture that proves it, mostly in the place of one, or gives up a request that waits. */
export const changeBankAccount: Act = async (visit) => {
  const { tab, chance, client } = visit;
  const own = await tab.get(BankAccountChanges).current();
  if (!own.ok) return `reads no bank account: ${failureText(own.error)}`;
  const waiting = chance.oneOf(own.value.changes);
  if (waiting && chance.isOneIn(3)) return giveUp(visit, waiting.id);
  const replaced = chance.isOneIn(4) ? undefined : chance.oneOf(own.value.accounts);
  const currency = chance.oneOf(bankAccountCurrencies[client.region]) ?? '';
  const place = replaced ? { replaces: replaced.id } : { currency };
  return askFor(visit, { ...drawAccount(chance), place });
};

type RequestedAccount = Omit<BankAccountWish, 'secret'>;

/** Asks for an account, at times with a mistyped secret; once more with the very same where nobody knows what became of it. */
async function askFor(visit: Visit, wish: RequestedAccount): Promise<string> {
  const { tab, chance, client, count, object, tell } = visit;
  const isMistyped = chance.isOneIn(12);
  const secret = isMistyped ? mistyped(client.secret) : client.secret;
  const proof = await proofOfAccount();
  const send = () => tab.get(ChangeBankAccount).request({ ...wish, secret }, proof);
  const first = await send();
  const isLost = first.kind === 'unknown' && tab.hasSession;
  const outcome = isLost ? await send() : first;
  if (isMistyped) count('asks for a bank account with a wrong secret');
  if (isMistyped && outcome.kind === 'received')
    object(`the bank account ${wish.number} is asked for with a wrong secret`);
  // What was lost may have arrived, whatever is said of the second try.
  const isUnsure = isLost && outcome.kind !== 'received';
  tell({ what: 'bank-account', name: wish.number, outcome: isUnsure ? 'unknown' : outcome.kind });
  const place = 'replaces' in wish.place ? `in the place of ${wish.place.replaces}` : `for ${wish.place.currency}`;
  const what = `asks for the bank account ${wish.number} ${place}${isLost ? ', and again' : ''}`;
  return `${what}: ${outcome.kind === 'received' ? 'done' : `${outcome.kind}, ${failureText(outcome.failure)}`}`;
}

async function giveUp({ tab, tell }: Visit, id: string): Promise<string> {
  const outcome = await tab.get(ChangeBankAccount).cancel(id);
  // Another tab may have given it up as well, or the firm decided before.
  if (outcome.kind === 'received') tell({ what: 'cancel-bank-account', name: id, outcome: 'received' });
  return `gives up a bank account: ${outcome.kind === 'received' ? 'done' : `${outcome.kind}, ${failureText(outcome.failure)}`}`;
}

/** Asks for an account in the place of another client's. */
export async function replaceForeignAccount({ tab, chance, client }: Visit, replaces: string) {
  const wish = { ...drawAccount(chance), place: { replaces }, secret: client.secret };
  return tab.get(ChangeBankAccount).request(wish, await proofOfAccount());
}

/** An account that nobody else asks for, at a bank that bears its number: messages name the bank in full. */
function drawAccount(chance: Chance): Omit<RequestedAccount, 'place'> {
  const number = `812${String(chance.between(100_000_000, 999_999_999))}`;
  return { bank: `Bank ${number}`, branch: 'Simulated', number };
}

async function proofOfAccount() {
  const bytes = await drawnPicture();
  const content = new Blob([bytes], { type: 'image/png' });
  return { file: { name: 'passbook.png', size: content.size, head: bytes.slice(0, 16) }, content };
}
