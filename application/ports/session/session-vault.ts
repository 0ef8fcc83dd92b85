import type { EndReason } from './session-end';

/** Values kept for this tab alone [SESS-11..34]; the type of each key is its own. */
export type VaultValues = {
  readonly AUTH_CHECKED: string;
  /** The name of this session in all tabs; no secret. */
  readonly sessionName: string;
  readonly sessionExpired: boolean;
  /** The name of the session of this tab that the server knew no more. */
  readonly expiredSession: string;
  readonly oneTimeCodePending: boolean;
  readonly redirect: string;
  readonly params: string;
  readonly isLocalLogin: boolean;
  readonly endReason: EndReason;
  readonly isDemo: boolean;
  readonly isDividendFundShown: boolean;
  readonly isPreOrderShown: boolean;
  readonly isIPOShown: boolean;
  /** True if the note before the first fund search was acknowledged. */
  readonly advisoryAck: boolean;
  readonly isVPinValidated: boolean;
  /** Where a client goes on after a proof, its type, and what is proved, without any secret [SESS-26]. */
  readonly reAuthUrl: string;
  readonly reAuthType: string;
  readonly reAuthBody: string;
  readonly isReAuthCompleted: boolean;
  readonly pageFlowSkipped: boolean;
  readonly showCreateUsernameReminder: boolean;
  readonly communicationPreferenceChange: boolean;
  readonly showRipMigrationMessage: boolean;
  readonly m03InvalidAddress: boolean;
  readonly 'pin-change-reminder': boolean;
  readonly 'warning-message-read': boolean;
  readonly 'typhoon-message': string;
  readonly 'account-message': string;
  /** Answers to a questionnaire that the client hasn't sent yet. */
  readonly assessmentDraft: string;
  /** The client's unsent draft of an order list, or the list that was given up [OPEN-87]. */
  readonly order: string;
  readonly switchOrder: string;
  readonly orderConfirm: string;
  /** The funds chosen for the comparison, by what stands for them in addresses. */
  readonly comparedFunds: readonly string[];
  /** Codes of the promotions that the client hid. */
  readonly dismissedPromotions: readonly string[];
  /** True if the client was notified in this session of a changed bank account. */
  readonly isBankChangeSeen: boolean;
};

export type VaultKey = keyof VaultValues;

/** The tab's memory: survives a reload, ends with the tab. */
export abstract class SessionVault {
  abstract read<K extends VaultKey>(key: K): VaultValues[K] | undefined;
  /** The stored text as it stands, for the rule that only a quoted check token is sent [SESS-05]. */
  abstract readRaw(key: VaultKey): string | undefined;
  abstract write<K extends VaultKey>(key: K, value: VaultValues[K]): void;
  abstract remove(key: VaultKey): void;
  /** Forgets everything this application stored. */
  abstract clear(): void;
}
