import { useTranslation } from 'react-i18next';
import type { FundPreview } from '../../../domain/funds/fund-preview';

/** A fund by its name, with its code, currency and risk. */
export function FundName({ fund }: { readonly fund: FundPreview }) {
  const { t } = useTranslation();
  const { name, code, baseCurrency, fundRiskRating } = fund;
  return (
    <h2>
      {name}
      <small>
        {[code, baseCurrency, fundRiskRating ? t('funds.risk', { risk: fundRiskRating }) : '']
          .filter(Boolean)
          .join('　')}
      </small>
    </h2>
  );
}
