import { formatDate } from '../../../domain/formatting/format-date';
import { formatPrice } from '../../../domain/formatting/format-price';
import type { Decimal } from '../../../domain/money/decimal';
import { Fact } from '../../components/figures/fact';
import { FinePrint } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';

type PriceFactProps = {
  readonly currency: string;
  readonly price: Decimal | undefined;
  readonly date: string | undefined;
};

/** The latest price of a fund in its own currency, with its day; nothing where none is known [SHAPE-19]. */
export function PriceFact({ currency, price, date }: PriceFactProps) {
  const { t, language } = useTexts();
  if (!price) return null;
  return (
    <Fact label={t('place-order:price')}>
      {currency} {formatPrice(price)}
      {date ? <FinePrint>{t('place-order:price-of', { date: formatDate(date, language) })}</FinePrint> : null}
    </Fact>
  );
}
