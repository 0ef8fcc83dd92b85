import { parseSmtpAddress, type SenderSettings } from '../context/configuration/sender-settings';
import { type Delivery, MessageSender, type OutgoingMessage } from './message-sender';

type Settings = NonNullable<SenderSettings['email']>;

/** The parts of the package's transporter, and of its errors, that are used. */
type Transporter = { readonly sendMail: (message: Mail) => Promise<unknown> };
type SendFailure = { readonly code?: unknown; readonly responseCode?: unknown };

type Address = { name: string; address: string };
type Mail = {
  readonly from: Address;
  readonly to: Address;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
  readonly headers: Record<string, string>;
};

const second = 1_000;
const limits = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second };

/** Mail by SMTP, a connection for each message; the Message-ID is made from the message's reference. */
export class SmtpSender extends MessageSender {
  private transporter: Promise<Transporter> | undefined;

  constructor(private readonly settings: Settings) {
    super();
  }

  async send({ reference, recipient, text }: OutgoingMessage): Promise<Delivery> {
    const { from } = this.settings;
    const message = {
      from: { name: '', address: from },
      to: { name: '', address: recipient },
      subject: /\p{Script=Han}/u.test(text) ? '重要通知' : 'Important notice about your account',
      text,
      messageId: `<${reference}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await (await (this.transporter ??= open(this.settings))).sendMail(message);
      return { kind: 'sent' };
    } catch (failure) {
      return outcomeOf(failure);
    }
  }
}

/** The package is loaded with the first message: who sends none needs none of it. */
async function open({ url }: Settings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const address = parseSmtpAddress(url);
  if (address === undefined) throw new Error('no SMTP address');
  return createTransport({ ...address, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** A recipient who is refused with 5xx stays refused; everything else may be better next time. */
function outcomeOf(failure: unknown): Delivery {
  const { code, responseCode } = isSendFailure(failure) ? failure : {};
  const why =
    `${typeof code === 'string' ? code : 'ERROR'} ${typeof responseCode === 'number' ? String(responseCode) : ''}`.trim();
  const isRefused = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return isRefused ? { kind: 'refused', why } : { kind: 'failed', why };
}

const isSendFailure = (failure: unknown): failure is SendFailure => failure instanceof Error;
