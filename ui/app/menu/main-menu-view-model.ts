import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { DividendFunds } from '../../../application/ports/dividends/dividend-funds';
import type { OpenServices } from '../../../application/ports/orders/open-services';
import type { SessionVault, VaultKey } from '../../../application/ports/session/session-vault';
import type { ExternalPage } from '../../../config/external-pages';
import { hasOwnPage, type Surroundings } from '../../../config/own-pages';
import { mainMenu, type MenuCondition, type MenuEntry, type MenuGroupName } from '../../../config/main-menu';
import { isOfferedUsername } from '../../../domain/clients/staff-notes';
import type { Result } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { ClientStore } from '../../stores/client-store';

/** One group of the menu with the lines that this client sees. */
export type MenuGroup = { readonly name: MenuGroupName; readonly entries: readonly MenuEntry[] };

/** The ports that say which services are open in Taiwan. */
export type TaiwanServices = {
  readonly services: OpenServices;
  readonly dividendFunds: Pick<DividendFunds, 'existing'>;
};

type MenuContext = {
  readonly configuration: Surroundings;
  /** Tells whether an address is configured for an outside page, in the client's language. */
  readonly hasPage: (page: ExternalPage) => boolean;
  readonly vault: SessionVault;
  /** The signed-in client, once known; until then nobody lacks a username. */
  readonly clients: Pick<ClientStore, 'user'>;
  /** Hong Kong has none of these services. */
  readonly taiwan?: TaiwanServices;
};

const kept = {
  'pre-order': 'isPreOrderShown',
  ipo: 'isIPOShown',
  'dividend-fund': 'isDividendFundShown',
} as const satisfies Record<MenuCondition, VaultKey>;

/**
 * The system's state as the menu shows it; the tab remembers it, so that nothing jumps while it is asked again [ENT-57,
 * CONF-26, SESS-10].
 */
export class MainMenuViewModel {
  readonly country: Region;
  isPreOrderEnabled: boolean;
  isIpoEnabled: boolean;
  isDividendFundShown: boolean;
  /** True while the last load of the open services has failed. */
  isLost = false;

  constructor(private readonly context: MenuContext) {
    const { configuration, vault } = context;
    this.country = configuration.region;
    this.isPreOrderEnabled = vault.read(kept['pre-order']) ?? false;
    this.isIpoEnabled = vault.read(kept.ipo) ?? false;
    this.isDividendFundShown = vault.read(kept['dividend-fund']) ?? false;
    makeAutoObservable<this, 'context'>(this, { country: false, context: false }, { autoBind: true });
  }

  /** The groups of the menu; a group always has lines [CONF-26]. */
  get navigation(): readonly MenuGroup[] {
    return groupNames.map((name) => ({
      name,
      entries: mainMenu[name].filter((entry: MenuEntry) => this.isShown(entry)),
    }));
  }

  /**
   * Loads what the menu depends on; keeps the earlier state of what fails, and the menu says so [CONF-27, DIV-05,
   * OPEN-92].
   */
  async load(): Promise<void> {
    const { taiwan, vault } = this.context;
    if (!taiwan) return;
    const [services, funds] = await Promise.all([taiwan.services.current(), taiwan.dividendFunds.existing()]);
    if ([services, funds].some(cameTooLate)) return;
    runInAction(() => {
      this.isLost = !services.ok || !funds.ok;
      if (services.ok) {
        this.isPreOrderEnabled = services.value.preOrderEnabled === true;
        this.isIpoEnabled = services.value.ipoEnabled === true;
      }
      if (funds.ok) this.isDividendFundShown = funds.value.length > 0;
    });
    vault.write(kept['pre-order'], this.isPreOrderEnabled);
    vault.write(kept.ipo, this.isIpoEnabled);
    vault.write(kept['dividend-fund'], this.isDividendFundShown);
  }

  private isShown(entry: MenuEntry): boolean {
    if ('shownIn' in entry && !entry.shownIn[this.country]) return false;
    if ('isOwnPage' in entry && !hasOwnPage(entry.route, this.context.configuration)) return false;
    if ('page' in entry && !this.context.hasPage(entry.page)) return false;
    if ('username' in entry && (entry.username === 'to-make') !== this.lacksUsername) return false;
    return !('condition' in entry) || this.holds(entry.condition);
  }

  private get lacksUsername(): boolean {
    const { user } = this.context.clients;
    return user !== undefined && isOfferedUsername(user);
  }

  private holds(condition: MenuCondition): boolean {
    return { 'pre-order': this.isPreOrderEnabled, ipo: this.isIpoEnabled, 'dividend-fund': this.isDividendFundShown }[
      condition
    ];
  }
}

/** Tells whether the session ended before an answer came, so that nothing of it may be written down again. */
const cameTooLate = (answer: Result<unknown, CallFailure>): boolean =>
  !answer.ok && (answer.error.kind === 'superseded' || answer.error.kind === 'unauthorized');

const groupNames = Object.keys(mainMenu) as readonly MenuGroupName[];
