import type { EndReason } from '../../application/ports/session/session-end';
import { SessionVault, type VaultKey, type VaultValues } from '../../application/ports/session/session-vault';
import { parseJson } from '../http/parse-json';
import { type KeyedTexts, SafeStorage } from './safe-storage';

const prefix = 'etrading.';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const endReasons: readonly unknown[] = [
  'expired',
  'cookies-refused',
  'idle',
  'logged-out',
  'ended-elsewhere',
  'another-login',
  'not-signed-in',
  'account-frozen',
  'change-unconfirmed',
] satisfies readonly EndReason[];
const isEndReason = (value: unknown): value is EndReason => endReasons.includes(value);

/** The type of each key's value; anything else that is found under it counts as nothing. */
const kinds: { readonly [K in VaultKey]: (value: unknown) => value is VaultValues[K] } = {
  AUTH_CHECKED: isText,
  sessionName: isText,
  sessionExpired: isFlag,
  expiredSession: isText,
  oneTimeCodePending: isFlag,
  redirect: isText,
  params: isText,
  isLocalLogin: isFlag,
  endReason: isEndReason,
  isDemo: isFlag,
  isDividendFundShown: isFlag,
  isPreOrderShown: isFlag,
  isIPOShown: isFlag,
  advisoryAck: isFlag,
  isVPinValidated: isFlag,
  reAuthUrl: isText,
  reAuthType: isText,
  reAuthBody: isText,
  isReAuthCompleted: isFlag,
  pageFlowSkipped: isFlag,
  showCreateUsernameReminder: isFlag,
  communicationPreferenceChange: isFlag,
  showRipMigrationMessage: isFlag,
  m03InvalidAddress: isFlag,
  'pin-change-reminder': isFlag,
  'warning-message-read': isFlag,
  'typhoon-message': isText,
  'account-message': isText,
  assessmentDraft: isText,
  order: isText,
  switchOrder: isText,
  orderConfirm: isText,
  comparedFunds: isTexts,
  dismissedPromotions: isTexts,
  isBankChangeSeen: isFlag,
};

/** Kept without the prefix [OPEN-10]. */
const unprefixed: readonly VaultKey[] = [
  'pin-change-reminder',
  'warning-message-read',
  'typhoon-message',
  'account-message',
];

/** The vault over the tab's session storage: prefixed keys, JSON values [SESS-11, OPEN-09]. */
export class SessionStorageVault extends SessionVault {
  private readonly storage: SafeStorage;

  constructor(open: () => KeyedTexts = () => window.sessionStorage) {
    super();
    this.storage = new SafeStorage(open);
  }

  read<K extends VaultKey>(key: K): VaultValues[K] | undefined {
    const isKind: (value: unknown) => value is VaultValues[K] = kinds[key];
    const value = parseJson(this.readRaw(key));
    return isKind(value) ? value : undefined;
  }

  readRaw(key: VaultKey): string | undefined {
    return this.storage.read(storageKey(key));
  }

  write<K extends VaultKey>(key: K, value: VaultValues[K]): void {
    this.storage.write(storageKey(key), JSON.stringify(value));
  }

  remove(key: VaultKey): void {
    this.storage.remove(storageKey(key));
  }

  clear(): void {
    for (const key of this.storage.keys()) if (isOurs(key)) this.storage.remove(key);
  }
}

const storageKey = (key: VaultKey): string => (unprefixed.includes(key) ? key : prefix + key);

const isOurs = (key: string): boolean => key.startsWith(prefix) || unprefixed.some((ours) => ours === key);
