import { switchExchange } from '../../domain/trading/orders/switch-exchange';
import { Fact } from '../components/figures/fact';
import { usePromisedDate } from '../funds/use-promised-date';
import { useTexts } from '../i18n/use-texts';

type ExchangeProps = {
  readonly from: string | undefined;
  readonly into: string | undefined;
  /** The day on which the money is invested, whose rate counts; undefined while it isn't known. */
  readonly day: string | undefined;
};

/**
 * Says that the money of a switch is converted, and at which day's rate; nothing within one currency [ORDQ-02,
 * TRADE-43].
 */
export function ExchangeFact({ from, into, day }: ExchangeProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const exchange = switchExchange(from, into);
  if (!exchange) return null;
  const date = promised(day);
  return (
    <Fact label={t('order-list:exchange')}>
      {date ? t('order-list:exchange-on', { ...exchange, date }) : t('order-list:exchange-later', exchange)}
    </Fact>
  );
}
