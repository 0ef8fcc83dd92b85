import type { FundPreview } from '../../../domain/funds/fund-preview';

/** A fund by its name, with its code, currency and risk. */
export function FundName({ fund }: { readonly fund: FundPreview }) {
  const { name, code, baseCurrency, fundRiskRating } = fund;
  return (
    <h2>
      {name}
      <small>{[code, baseCurrency, fundRiskRating ? `RR${fundRiskRating}` : ''].filter(Boolean).join('　')}</small>
    </h2>
  );
}
