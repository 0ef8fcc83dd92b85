import { Fragment } from 'react';
import { useConfiguration } from '../app/injection';
import { Link } from '../components/link';
import { orderAddress } from './order-address';

type OrderSentenceProps = {
  readonly number: string;
  /** A sentence that names the number. */
  readonly children: string;
};

/** Shows a sentence in which the number of an order leads to the order [ORDQ-08]. */
export function OrderSentence({ number, children }: OrderSentenceProps) {
  const configuration = useConfiguration();
  return children.split(number).map((text, place) => (
    <Fragment key={place}>
      {place > 0 ? <Link to={orderAddress(number, configuration)}>{number}</Link> : null}
      {text}
    </Fragment>
  ));
}
