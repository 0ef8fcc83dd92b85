import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { useTexts } from '../../i18n/use-texts';

/** A fund by its name, with its code, currency and risk. */
export function FundName({ fund }: { readonly fund: FundPreview }) {
  const { t } = useTexts();
  const { name, code, baseCurrency, fundRiskRating } = fund;
  return (
    <h2>
      {name}
      <small>
        {[code, baseCurrency, fundRiskRating ? t('funds:risk', { risk: fundRiskRating }) : '']
          .filter(Boolean)
          .join('　')}
      </small>
    </h2>
  );
}
