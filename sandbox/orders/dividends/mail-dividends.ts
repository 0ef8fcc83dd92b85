import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { clients, type LocalTexts } from '../../database/schema/clients';
import { loadLetterLanguage } from '../../sessions/letter-language';
import { messageClient } from '../../sessions/message-client';

type Deps = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type NamedFund = { readonly code: string; readonly names: LocalTexts };

type Dividend = {
  readonly clientId: string;
  readonly fund: NamedFund;
  readonly intoFund: NamedFund;
  readonly dividend: { readonly gross: string; readonly currency: string };
  readonly isReinvested: boolean;
  readonly sentAt: Date;
};

/** Tells a client that a dividend goes into the other fund, or that it is paid out because it can't. */
export async function mailDividend(
  { database, environment }: Deps,
  { clientId, fund, intoFund, dividend: { gross, currency }, isReinvested, sentAt }: Dividend,
): Promise<void> {
  const [client] = await database.select().from(clients).where(eq(clients.id, clientId));
  if (!client) return;
  const language = await loadLetterLanguage(database, client);
  const nameOf = ({ names, code }: NamedFund) => localised(names, language) ?? code;
  const words = dividendWords[language][isReinvested ? 'reinvested' : 'paidOut'];
  const text = words(nameOf(fund), nameOf(intoFund), `${currency} ${gross}`);
  await messageClient(database, { clientId, subject: 'dividends', text, sentAt }, environment);
}

type Instruction = Pick<Dividend, 'clientId' | 'fund' | 'sentAt'> & {
  readonly into: NamedFund | null;
  readonly language: Language;
};

/** Tells a client, in the language of the page, what is done with a fund's dividends from now on. */
export async function mailInstruction(
  { database, environment }: Deps,
  { clientId, fund, into, language, sentAt }: Instruction,
): Promise<void> {
  const nameOf = ({ names, code }: NamedFund) => localised(names, language) ?? code;
  const text = instructionWords[language](nameOf(fund), into && nameOf(into));
  await messageClient(database, { clientId, subject: 'dividends', text, sentAt }, environment);
}

const instructionWords: Readonly<Record<Language, (fund: string, into: string | null) => string>> = {
  en_US: (fund, into) =>
    into === null
      ? `As you instructed, the dividends of ${fund} are paid out from now on.`
      : `As you instructed, the dividends of ${fund} are reinvested in ${into} from now on, free of charge.`,
  zh_HK: (fund, into) =>
    into === null
      ? `已按您的指示，${fund} 的派息今後以現金派付。`
      : `已按您的指示，${fund} 的派息今後轉投 ${into}，不收費用。`,
  zh_TW: (fund, into) =>
    into === null
      ? `已依您的約定，${fund} 的配息今後以現金給付。`
      : `已依您的約定，${fund} 的配息今後免收手續費轉申購 ${into}。`,
};

type Words = (fund: string, into: string, amount: string) => string;

const dividendWords: Readonly<Record<Language, { readonly reinvested: Words; readonly paidOut: Words }>> = {
  en_US: {
    reinvested: (fund, into, amount) =>
      `${fund} has paid you a dividend of ${amount}. It is reinvested in ${into} as you instructed, free of charge. You can follow the order under Order status.`,
    paidOut: (fund, into, amount) =>
      `${fund} has paid you a dividend of ${amount}. It could not be reinvested in ${into}, so it is paid out. You can choose another fund under Dividend instructions.`,
  },
  zh_HK: {
    reinvested: (fund, into, amount) =>
      `${fund} 已向您派息 ${amount}，並按您的指示轉投 ${into}，不收費用，結果請於「我的交易」查閱。`,
    paidOut: (fund, into, amount) =>
      `${fund} 已向您派息 ${amount}。由於未能轉投 ${into}，該次派息以現金派付，您可於「派息指示」另選基金。`,
  },
  zh_TW: {
    reinvested: (fund, into, amount) =>
      `${fund} 已配息 ${amount}，並依您的約定免收手續費轉申購 ${into}，成交結果請於「委託查詢」查看。`,
    paidOut: (fund, into, amount) =>
      `${fund} 已配息 ${amount}。因目前無法轉申購 ${into}，該筆配息改以現金給付，您可在「配息轉申購」選擇其他基金。`,
  },
};
