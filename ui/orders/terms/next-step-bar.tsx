import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect } from 'react';
import type { OrderToStop } from '../../../domain/notices/service-stop';
import { Button } from '../../components/button';
import { useIsPin } from '../../credentials/use-is-pin';
import { useTexts } from '../../i18n/use-texts';
import { useOrderStop } from '../unless-stopped';
import * as orderPageStyles from '../order-page.module.css';
import * as styles from './terms.module.css';

type BarProps = {
  readonly text: string;
  /** Finds what the client has to do next, which gets the focus. */
  readonly find: () => HTMLElement | null | undefined;
};

/** A bar at the foot of a phone’s window that leads to what is still to be done; hidden while the secret is typed and sent: it mustn’t come under the finger that presses. */
export function NextStepBar({ text, find }: BarProps) {
  // It comes with the texts to accept, and mustn't cover where the keyboard is by then.
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={`${orderPageStyles.orderReach} ${styles.nextStep}`} data-testid="next-step">
      <Button
        theme="outlined"
        size="large"
        onClick={() => {
          find()?.focus();
        }}
      >
        {text}
      </Button>
    </div>
  );
}

type TermsBarProps = {
  /** The part of the page with the boxes to tick and the form of the secret. */
  readonly terms: RefObject<HTMLElement | null>;
  /** The number of boxes that aren't ticked yet. */
  readonly openCount: number;
  /** The orders that are confirmed, as far as the asset manager can stop them. */
  readonly orders?: readonly OrderToStop[];
};

/**
 * The bar of a confirmation: to the next box that isn't ticked, then to the trading password or PIN; none while what is
 * confirmed is stopped, and can't be sent [OPEN-40, OPEN-72, MSG-04].
 */
export const NextTermBar = observer(function NextTermBar({ terms, openCount, orders = [] }: TermsBarProps) {
  const { t } = useTexts();
  const isStopped = useOrderStop(orders) !== undefined;
  const isPin = useIsPin();
  if (isStopped) return null;
  return openCount > 0 ? (
    <NextStepBar
      text={t('order-list:next-step-terms', { count: openCount })}
      find={() => terms.current?.querySelector<HTMLElement>('input[type=checkbox]:not(:checked)')}
    />
  ) : (
    <NextStepBar
      text={t(isPin ? 'order-list:next-step-pin' : 'order-list:next-step-password')}
      find={() => terms.current?.querySelector<HTMLElement>('form input') ?? terms.current}
    />
  );
});
