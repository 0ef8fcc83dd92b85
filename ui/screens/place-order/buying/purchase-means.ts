import { paymentOffers, type PaymentMeans, type PaymentOffer } from '../../../../application/orders/payment-means';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { RewardPoints } from '../../../../domain/points/reward-points';
import { AsyncResource } from '../../../stores/async-resource';

type Deps = {
  readonly payments: () => AsyncResult<PaymentMeans>;
  /** Undefined where orders redeem no points. */
  readonly points: (() => AsyncResult<RewardPoints>) | undefined;
};

/** The client's means to pay for purchases, shown beside the amount: what can't be loaded isn't shown, and stops nothing. */
export class PurchaseMeans {
  private readonly payments: AsyncResource<PaymentMeans>;
  private readonly reward: AsyncResource<RewardPoints> | undefined;

  constructor({ payments, points }: Deps) {
    this.payments = new AsyncResource(payments);
    this.reward = points && new AsyncResource(points);
  }

  load(): void {
    void this.payments.load();
    void this.reward?.load();
  }

  /** Returns the ways to pay in a currency; none before they are known. */
  offers(currency: string): readonly PaymentOffer[] {
    const means = this.payments.value;
    return means ? paymentOffers(means, currency) : [];
  }

  /** Loads what pays anew: it may have changed since. */
  refreshPayments(): Promise<void> {
    return this.payments.load();
  }

  /** True while nobody can say how many points may be redeemed. */
  get arePointsUnknown(): boolean {
    return this.reward !== undefined && this.reward.value === undefined;
  }

  /** The points to redeem; undefined where there are none to choose, or before they are known. */
  get points(): number | undefined {
    const { value } = this.reward ?? {};
    return value && (value.totalPoints ?? 0);
  }
}
