import { parseArgs } from 'node:util';
import { isIsoDate } from '../../domain/calendar/iso-text';
import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import { readContact } from '../../domain/credentials/contacts/contact-change';
import { isLoginName, normaliseLoginName } from '../../domain/credentials/login/login-name';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { minorUnitScale } from '../../domain/money/currency';
import { compare, parseDecimal, toText, zero } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { type Region, regions } from '../../domain/region';
import { regionalRiskRecords } from '../../domain/suitability/risk/regional-risk-records';
import { taiwanMembership } from '../../domain/tiers/taiwan-membership';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import { StartProblem } from '../context/configuration/start-problem';

const usage = `Usage: npm run sandbox -- add-client HK|TW NUMBER --name-en TEXT --name-zh TEXT --email ADDRESS --mobile NUMBER
  [--born DATE] [--rating LEVEL] [--bank-account NUMBER] [--cash AMOUNT] [--tier NAME]
--rating is a level of the region's questionnaire, --cash what a client of HK has in the Cash Account, --tier the tier of one of TW.
To buy, a client needs a rating, and a bank account or cash; one of TW who holds nothing --tier Direct too.`;

/** The client that a command adds, with the means that it gives. */
export type AddedClient = {
  readonly region: Region;
  readonly number: string;
  readonly values: Readonly<Record<'nameEn' | 'nameZh' | 'email' | 'mobile', string>> &
    Readonly<Record<'born' | 'rating' | 'bankAccount' | 'cash' | 'tier', string | undefined>>;
};

/** Reads whom to add from the words of the command. */
export function readClient(parameters: readonly string[]): AddedClient {
  const { positionals, values } = parsed(parameters);
  const [first = '', typed = '', ...more] = positionals;
  const region = parseOneOf(regions, first);
  const { 'name-en': nameEn = '', 'name-zh': nameZh = '', email = '', mobile = '' } = values;
  const { born, rating, 'bank-account': bankAccount, cash, tier } = values;
  const isWhole = [nameEn, nameZh, email, mobile].every((value) => value.trim() !== '');
  if (region === undefined || more.length > 0 || !isWhole || !isLoginName(region, typed)) throw new StartProblem(usage);
  const number = normaliseLoginName(region, typed);
  const contacts = { email: readWay(region, 'email', email), mobile: readWay(region, 'mobile', mobile) };
  if (born !== undefined && !isIsoDate(born)) throw new StartProblem(`--born is a day such as 1980-01-31, not ${born}`);
  if (bankAccount !== undefined && !isBankAccountNumber(bankAccount))
    throw new StartProblem(`--bank-account is 6 to 20 digits, which hyphens may part, not ${bankAccount}`);
  if (
    tier !== undefined &&
    (!regionalRiskRecords[region].digitalTier || taiwanMembership({ membershipTier: tier }) === undefined)
  )
    throw new StartProblem(`--tier is the name of a tier of TW such as Direct, not ${tier}`);
  const money = cash === undefined ? undefined : readCash(region, cash);
  return { region, number, values: { nameEn, nameZh, ...contacts, born, rating, bankAccount, cash: money, tier } };
}

const isBankAccountNumber = (text: string): boolean =>
  /^\d+(-\d+)*$/.test(text) && /^\d{6,20}$/.test(text.replaceAll('-', ''));

/** Reads the money of a Cash Account, which clients of Hong Kong alone can have [VCA-34]. */
function readCash(region: Region, text: string): string {
  if (!orderDesks[region].payments.includes('cash-account'))
    throw new StartProblem(`--cash needs a Cash Account, which a client of ${region} can't have`);
  const amount = parseDecimal(text);
  const scale = minorUnitScale(cashAccountCurrency);
  const isAmount =
    amount.ok && compare(amount.value, zero) > 0 && compare(round(amount.value, scale, 'down'), amount.value) === 0;
  if (!isAmount) throw new StartProblem(`--cash is an amount such as 100000.00, not ${text}`);
  return toText(amount.value);
}

/** Reads a way to reach the client as the portal would; a slip of the hand would send codes to nobody, or to somebody else. */
function readWay(region: Region, field: 'email' | 'mobile', text: string): string {
  const read = readContact(region, { field, text }, '');
  if (!read.ok) throw new StartProblem(`--${field} ${text} can't be reached in ${region}`);
  return read.value;
}

function parsed(parameters: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const means = { born: text, rating: text, 'bank-account': text, cash: text, tier: text };
    const options = { 'name-en': text, 'name-zh': text, email: text, mobile: text, ...means };
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new StartProblem(usage);
  }
}
