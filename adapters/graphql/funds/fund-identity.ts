import * as z from 'zod/mini';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { onlyPresent } from '../../http/only-present';
import { optionalText } from '../../http/wire-fields';

/** The fields by which an answer about several funds says which one it means [ENT-29]. */
export const fundIdentity = z.object({
  name: z.object({ code: z.string() }),
  isinCode: optionalText,
  baseCurrency: z.string(),
  jfFundCode: optionalText,
});

/** The fund that an answer means. */
export const toFundIdentity = ({
  name: { code },
  isinCode,
  baseCurrency,
  jfFundCode,
}: z.output<typeof fundIdentity>): Omit<FundReference, 'name'> =>
  onlyPresent({ code, isinCode, baseCurrency, jfFundCode });
