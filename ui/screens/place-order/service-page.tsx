import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Async } from '../../app/loading/async';
import type { AsyncResource } from '../../stores/async-resource';
import type { OrderService } from './order-service';
import { PlaceOrderPage } from './place-order-page';
import { ServiceClosed } from './service-closed';
import * as styles from './place-order.module.css';

type ServicePageProps = {
  readonly title: string;
  readonly service: OrderService['kind'];
  readonly view: { readonly resource: AsyncResource<unknown>; readonly isClosed: boolean };
  /** The description of the service. */
  readonly about: string;
  readonly children: ReactNode;
};

/** The page of a service beside ordinary orders, while that is open [CONF-27, LINK-28..30]. */
export const ServicePage = observer(function ServicePage({ title, service, view, about, children }: ServicePageProps) {
  return (
    <PlaceOrderPage title={title}>
      <Async resource={view.resource}>
        {() =>
          view.isClosed ? (
            <ServiceClosed service={service} />
          ) : (
            <>
              <p className={styles.placeOrderAbout} data-testid="place-order-about">
                {about}
              </p>
              {children}
            </>
          )
        }
      </Async>
    </PlaceOrderPage>
  );
});
