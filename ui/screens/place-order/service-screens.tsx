import { IpoBuy, IpoSwitch } from './buying/new-funds';
import { useFrom } from './place-order-page';
import { PreOrder } from './pre-order';

/** Buying by lump sum on a day chosen ahead [LINK-28]. */
export function PreOrderScreen() {
  const { key, from } = useFrom();
  return <PreOrder key={key} from={from} />;
}

/** Subscribing new funds [LINK-29]. */
export function IpoBuyScreen() {
  const { key, from } = useFrom();
  return <IpoBuy key={key} from={from} />;
}

/** Switching units of a holding into new funds [LINK-30]. */
export function IpoSwitchScreen() {
  const { key, from } = useFrom();
  return <IpoSwitch key={key} from={from} />;
}
