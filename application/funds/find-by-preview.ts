import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { isSameFund } from '../../domain/funds/finding/same-fund';

type OfFund = { readonly code: string; readonly jfFundCode?: string | undefined; readonly currency: string };

/** Finds what a server states of a previewed fund by its codes and currency. */
export const findByPreview = <T extends OfFund>(stated: readonly T[], preview: FundPreview): T | undefined =>
  stated.find(({ code, jfFundCode, currency }) =>
    isSameFund({ code, jfFundCode, baseCurrency: currency }, { ...preview, isinCode: undefined }),
  );
