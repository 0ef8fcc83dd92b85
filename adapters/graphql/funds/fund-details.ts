import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { DocumentedFund } from '../../../application/ports/funds/fund-records';
import {
  type FundDetails,
  type FundWeight,
  parseDistributionFrequency,
  parseFundDocumentKind,
} from '../../../domain/funds/fund-details';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { jurisdictionTypes } from '../../../domain/funds/jurisdiction-type';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import type { Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';
import { fundIdentity, toFundIdentity } from './fund-identity';

const namedCode = z.optional(z.nullable(z.object({ code: z.string(), value: optionalText })));
const weights = z.array(z.object({ name: z.string(), percent: optionalFigure }));

const fundDocuments = z.array(z.object({ kind: z.string(), date: optionalText, address: z.string() }));

const fundDetails = z.extend(fundIdentity, {
  jurisdictionType: optionalText,
  house: optionalText,
  objective: optionalText,
  launchDate: optionalText,
  category: namedCode,
  fundMarketType: namedCode,
  distributionFrequency: optionalText,
  ongoingCharge: optionalFigure,
  size: optionalFigure,
  sizeDate: optionalText,
  benchmark: optionalText,
  portfolio: z.optional(
    z.nullable(z.object({ asOf: z.string(), holdings: weights, countries: weights, sectors: weights })),
  ),
  documents: fundDocuments,
  distributions: z.array(
    z.object({
      exDate: z.string(),
      payDate: optionalText,
      amount: optionalFigure,
      currency: z.string(),
      annualYield: optionalFigure,
    }),
  ),
});

type Wire = z.output<typeof fundDetails>;

/** Reads what is on record about funds from the data of FundDetails; of unknown kinds and without figures, nothing [FUND-12, FUND-15..17]. */
export const readFundDetails: (
  data: unknown,
) => Result<readonly (Omit<FundReference, 'name'> & FundDetails)[], CallFailure> = parseBody(
  z.object({ fundDetails: z.array(fundDetails) }),
  (answer) =>
    answer.fundDetails.map((fund) => ({
      ...toFundIdentity(fund),
      ...onlyPresent({
        jurisdiction: parseOneOf(jurisdictionTypes, fund.jurisdictionType),
        house: fund.house,
        objective: fund.objective,
        launchDate: fund.launchDate,
        category: nameOf(fund.category),
        marketType: nameOf(fund.fundMarketType),
        distributionFrequency: parseDistributionFrequency(fund.distributionFrequency),
        ongoingCharge: fund.ongoingCharge,
        size: fund.size,
        sizeDate: fund.sizeDate,
        benchmark: fund.benchmark,
        portfolio: fund.portfolio ? toPortfolio(fund.portfolio) : undefined,
        documents: fund.documents.flatMap(toDocument),
        distributions: fund.distributions.flatMap(toDistribution),
      }),
    })),
);

/** Reads the papers of some funds from the data of FundDocuments; of unknown kinds, none [FUND-16]. */
export const readFundDocuments: (data: unknown) => Result<readonly DocumentedFund[], CallFailure> = parseBody(
  z.object({ fundDetails: z.array(z.extend(fundIdentity, { documents: fundDocuments })) }),
  (answer) =>
    answer.fundDetails.map((fund) => ({ ...toFundIdentity(fund), documents: fund.documents.flatMap(toDocument) })),
);

const nameOf = (named: Wire['category']): string | undefined => named?.value ?? named?.code;

const toPortfolio = ({ asOf, holdings, countries, sectors }: NonNullable<Wire['portfolio']>) => ({
  asOf,
  holdings: holdings.flatMap(toWeight),
  countries: countries.flatMap(toWeight),
  sectors: sectors.flatMap(toWeight),
});

const toWeight = ({ name, percent }: z.output<typeof weights>[number]): FundWeight[] =>
  percent === undefined ? [] : [{ name, percent }];

function toDocument({ kind: text, ...document }: Wire['documents'][number]) {
  const kind = parseFundDocumentKind(text);
  return kind === undefined ? [] : [onlyPresent({ kind, ...document })];
}

const toDistribution = ({ amount, ...distribution }: Wire['distributions'][number]) =>
  amount === undefined ? [] : [onlyPresent({ amount, ...distribution })];
