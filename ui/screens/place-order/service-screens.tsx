import { IpoBuy, IpoSwitch } from './buying/new-funds';
import { useOrderPrefill } from './place-order-page';
import { PreOrder } from './pre-order';

/** Buying by lump sum on a day chosen ahead [LINK-28]. */
export function PreOrderScreen() {
  const { key, prefill } = useOrderPrefill();
  return <PreOrder key={key} prefill={prefill} />;
}

/** Subscribing new funds [LINK-29]. */
export function IpoBuyScreen() {
  const { key, prefill } = useOrderPrefill();
  return <IpoBuy key={key} prefill={prefill} />;
}

/** Switching units of a holding into new funds [LINK-30]. */
export function IpoSwitchScreen() {
  const { key, prefill } = useOrderPrefill();
  return <IpoSwitch key={key} prefill={prefill} />;
}
