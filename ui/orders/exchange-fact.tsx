import { formatDate } from '../../domain/formatting/format-date';
import { switchExchange } from '../../domain/trading/orders/switch-exchange';
import { useInstance } from '../app/injection';
import { Fact } from '../components/figures/fact';
import { useTexts } from '../i18n/use-texts';
import { LanguageStore } from '../stores/language-store';

type ExchangeProps = {
  readonly from: string | undefined;
  readonly into: string | undefined;
  /** The day on which the money is invested, whose rate counts; undefined while it isn't known. */
  readonly day: string | undefined;
};

/** Says that the money of a switch is converted, and at which day's rate; nothing within one currency [ORDQ-02, TRADE-43]. */
export function ExchangeFact({ from, into, day }: ExchangeProps) {
  const { t } = useTexts();
  const { language } = useInstance(LanguageStore);
  const exchange = switchExchange(from, into);
  if (!exchange) return null;
  const date = formatDate(day, language);
  return (
    <Fact label={t('order-list.exchange')}>
      {date ? t('order-list.exchange-on', { ...exchange, date }) : t('order-list.exchange-later', exchange)}
    </Fact>
  );
}
