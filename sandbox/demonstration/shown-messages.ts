import { desc, eq } from 'drizzle-orm';
import { basePath } from '../../config/regions';
import type { Database } from '../database/database';
import { messageSecrets, outbox, type SecretKind } from '../database/schema/sessions';
import { copyableLink, copyableSecret } from '../pages/copyable';
import { escapeHtml } from '../pages/page';
import { shownTime } from '../pages/shown-time';
import { renderMessage, secretMark } from '../sessions/outbox';

/** Loads the newest hundred messages to clients, the newest first. */
export const loadMessages = (database: Database) =>
  database
    .select({ message: outbox, secret: messageSecrets.secret })
    .from(outbox)
    .leftJoin(messageSecrets, eq(messageSecrets.messageId, outbox.id))
    .orderBy(desc(outbox.id))
    .limit(100);

type Loaded = Awaited<ReturnType<typeof loadMessages>>[number];

/** A message as it reads, for programs. */
export const readMessage = ({ message, secret }: Loaded) => ({
  to: message.recipient,
  channel: message.channel,
  text: renderMessage(message, secret ?? undefined),
  sentAt: message.sentAt.toISOString(),
});

const secretNames = { code: 'one-time code', pin: 'PIN' } as const satisfies Record<SecretKind, string>;
const channelNames = { mobile: 'Text message', email: 'E-mail', inbox: 'Page of messages' } as const satisfies Record<
  Loaded['message']['channel'],
  string
>;

/** Renders the messages: the newest secret that is still good stands before them all. */
export function messageCards(messages: readonly Loaded[]): string {
  const newest = messages.find(({ secret }) => secret !== null);
  return `${newest === undefined ? '' : newestSecret(newest)}<ol class="cards messages">\n${messages.map(card).join('\n')}\n</ol>`;
}

function newestSecret({ message, secret }: Loaded): string {
  const name = secretNames[message.secretKind ?? 'code'];
  return `<section class="card newest">
<h2>Newest ${name}</h2>
<p>${copyableSecret(secret ?? '', `newest ${name}`)}</p>
${about(message)}
</section>
`;
}

function card({ message, secret }: Loaded): string {
  const read = renderMessage(message, secret ?? undefined);
  const address = addressIn(read);
  const whole = secret === null ? read : message.text;
  // A link at the end stands below; within a sentence it is a word of it.
  const words = address !== undefined && whole.endsWith(address) ? whole.slice(0, -address.length).trimEnd() : whole;
  const code = secret === null ? '' : `<code class="secret">${escapeHtml(secret)}</code>`;
  const text = words.split(secretMark).map(escapeHtml).join(code);
  const link = address === undefined ? '' : `<p>${copyableLink(address, `link for ${message.recipient}`)}</p>`;
  return `<li class="card">${about(message)}<p class="text"${isChinese(read) ? ' lang="zh-Hant"' : ''}>${text}</p>${link}</li>`;
}

const about = ({ channel, recipient, sentAt }: Loaded['message']): string =>
  `<p class="about">${channelNames[channel]}${recipient === '' ? '' : ` to <span class="secret">${escapeHtml(recipient)}</span>`}, ${shownTime(sentAt)}</p>`;

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The portal's address that a message leads to; undefined in one that leads nowhere. */
const addressIn = (text: string): string | undefined => text.split(' ').find((word) => word.startsWith(`${basePath}/`));
