import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import { StartProblem } from '../context/configuration/start-problem';
import { type DeadMessage, deadMessages, sendAgain } from '../messages/dead-messages';
import type { Command } from './command';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- resend-messages NUMBER..., or -- resend-messages all';

/** Prints the messages of the last seven days that were given up, and which of them can be sent again; no address is printed whole. */
export const deadMessagesCommand: Command = (configuration) =>
  withBooks(configuration, async ({ database, clock }) => {
    const dead = await deadMessages(database, clock.now());
    for (const message of dead) console.log(lineOf(message));
    const ready = dead.filter(({ obstacle }) => obstacle === undefined).length;
    console.log(`${String(dead.length)} given up, ${String(ready)} of them can be sent again`);
  });

/** Lets messages that were given up leave again, to the addresses that their clients have now. */
export const resendMessages: Command = async (configuration, parameters) => {
  const numbers = readNumbers(parameters);
  await withBooks(configuration, async ({ database, clock }) => {
    const now = clock.now();
    const dead = await deadMessages(database, now);
    const chosen = numbers === 'all' ? dead.map(({ id }) => id) : numbers;
    const unknown = chosen.filter((number) => !dead.some(({ id }) => id === number));
    if (unknown.length > 0) throw new StartProblem(`Not given up: ${unknown.join(', ')}`);
    const sent = await sendAgain(database, chosen, now);
    for (const message of dead)
      if (chosen.includes(message.id) && !sent.includes(message.id)) console.log(lineOf(message));
    console.log(`${String(sent.length)} leave again`);
  });
};

/** Reads the numbers of messages, or `all`; throws how the command is used for anything else. */
export function readNumbers(parameters: readonly string[]): readonly number[] | 'all' {
  if (parameters.length === 1 && parameters[0] === 'all') return 'all';
  if (parameters.length === 0 || !parameters.every((word) => /^[1-9]\d{0,8}$/.test(word)))
    throw new StartProblem(usage);
  return parameters.map(Number);
}

function lineOf({ id, sentAt, channel, state, subject, recipient, recipientNow, obstacle }: DeadMessage): string {
  const mask = channel === 'mobile' ? maskMobile : maskEmail;
  const written = `${String(id)} ${sentAt.toISOString()} ${channel} to ${mask(recipient)} ${state}`;
  return `${written}, ${subject ?? 'no subject'}: ${obstacle ?? `can be sent to ${mask(recipientNow)}`}`;
}
