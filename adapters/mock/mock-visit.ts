import type { Region } from '../../domain/region';
import type { TransportRequest } from '../http/transport';
import { MockAccountSecurity } from './credentials/mock-account-security';
import { MockAssessments } from './account/mock-assessments';
import { MockCash } from './orders/mock-cash';
import { MockCommunication } from './account/mock-communication';
import { MockCurrency } from './account/mock-currency';
import { MockDividends } from './orders/mock-dividends';
import type { MockFile } from './mock-file';
import { MockOrderRecords } from './orders/mock-order-records';
import { MockOrders } from './orders/mock-orders';
import { playPasskeys } from './credentials/mock-passkeys';
import { MockPlans } from './orders/mock-plans';
import { MockPriceAlerts } from './account/mock-price-alerts';
import { MockReset } from './credentials/mock-reset';
import { MockReAuthentication } from './credentials/mock-re-authentication';
import { MockSecretChanges } from './credentials/mock-secret-changes';
import { playStatements } from './account/mock-statements';
import { MockUsername } from './credentials/mock-username';
import { MockWatchList } from './account/mock-watch-list';

/** What one client of the mock made of the settings, until the page is reloaded. */
export class MockVisit {
  private readonly currency: MockCurrency;
  private readonly communication = new MockCommunication();
  private readonly priceAlerts = new MockPriceAlerts();
  private readonly watchList = new MockWatchList();
  private readonly dividends = new MockDividends();
  private readonly plans: MockPlans;
  private readonly security = new MockAccountSecurity();
  private readonly assessments = new MockAssessments();
  private readonly reset: MockReset;
  private readonly secrets: MockSecretChanges;
  private readonly username: MockUsername;
  private readonly cash: MockCash;
  private readonly orders: MockOrders;
  private readonly records: MockOrderRecords;
  private readonly proofs: MockReAuthentication;

  constructor(region: Region) {
    this.currency = new MockCurrency(region);
    this.plans = new MockPlans(region);
    this.reset = new MockReset(region);
    this.orders = new MockOrders(region);
    this.proofs = new MockReAuthentication(region);
    this.secrets = new MockSecretChanges(region);
    this.username = new MockUsername(region);
    this.cash = new MockCash(this.proofs);
    this.records = new MockOrderRecords(region, this.proofs);
  }

  /** The name of the recording that answers a call. */
  recordingOf(request: TransportRequest): string {
    const name = this.currency.recordingOf(request);
    return this.records.recordingOf(request, this.assessments.recordingOf(request, name));
  }

  /** The recording as it reads after what the client did. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (recorded) this.currency.keep(request);
    const told =
      playStatements(request) ??
      playPasskeys(request) ??
      this.proofs.play(request) ??
      this.records.play(
        request,
        this.orders.play(
          request,
          this.communication.play(
            request,
            this.cash.play(
              request,
              this.secrets.play(request, this.username.play(request, this.security.play(request, recorded))),
            ),
          ),
        ),
      );
    return (
      this.reset.play(request) ??
      this.priceAlerts.play(
        request,
        this.plans.play(
          request,
          this.dividends.play(request, this.watchList.play(request, this.assessments.play(request, told))),
        ),
      )
    );
  }
}
