import { observer } from 'mobx-react-lite';
import { type RefObject, useRef } from 'react';
import type { PasswordRejection } from '../../../application/submissions/password-rejection';
import type { TypedSecretProblem } from '../../../domain/credentials/secrets/check-transaction-secret';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { Link } from '../../components/link';
import { SecretField } from '../../components/fields/secret-field';
import { suspendedPasswordAddress } from '../../credentials/suspended-password-address';
import { useIsPin } from '../../credentials/use-is-pin';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './terms.module.css';

/**
 * The reason why a trading password or PIN isn't accepted: by what was typed, or by the server [CRED-24..27, TRADE-14,
 * TRADE-44, TRADE-102].
 */
export type PasswordProblem = PasswordRejection | TypedSecretProblem;

/** The state of a form that is confirmed with a trading password or PIN. */
export type ConfirmedBySecret = {
  readonly password: string;
  readonly passwordProblem: PasswordProblem | undefined;
  readonly isSending: boolean;
  readonly typePassword: (text: string) => void;
  readonly send: () => Promise<void>;
};

type SecretFormProps = {
  readonly view: ConfirmedBySecret;
  /** The text of the button: an order's own, else that of whatever is submitted. */
  readonly action?: 'send' | 'submit';
};

/** The form of the trading password or PIN, which sends [TRADE-66, TRADE-67, TRADE-85, TRADE-86, CRED-24..27, PIN-03, PIN-05, PIN-06]. */
export const SecretForm = observer(function SecretForm({ view, action = 'submit' }: SecretFormProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const { isSending } = view;
  return (
    <form
      noValidate
      className={styles.orderPassword}
      data-testid="order-password"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        void view.send();
      }}
    >
      <TransactionSecretField view={view} inputRef={field} />
      <Button className={styles.orderPasswordSend} type="submit" size="large" aria-busy={isSending}>
        {t(isSending ? 'order-list:sending' : `order-list:${action}`)}
      </Button>
    </form>
  );
});

type FieldProps = {
  readonly view: Omit<ConfirmedBySecret, 'send'>;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
};

/**
 * The field of the trading password or PIN alone, for a form that asks for more or sends in its own words; where it is
 * suspended, with the way to its reset [ERR-61].
 */
export const TransactionSecretField = observer(function TransactionSecretField({ view, inputRef }: FieldProps) {
  const { t } = useTexts();
  const { passwordProblem } = view;
  const configuration = useConfiguration();
  const isPin = useIsPin();
  return (
    <>
      <SecretField
        label={t(isPin ? 'order-list:pin' : 'order-list:password')}
        hint={t(isPin ? 'order-list:pin-hint' : 'order-list:password-hint')}
        error={passwordProblem && t(`order-list:${(isPin ? pinTexts : passwordTexts)[passwordProblem]}`)}
        autoComplete="off"
        inputMode={isPin ? 'numeric' : undefined}
        maxLength={64}
        {...(inputRef ? { inputRef } : {})}
        readOnly={view.isSending}
        value={view.password}
        onChange={(event) => view.typePassword(event.target.value)}
      />
      {passwordProblem === 'locked' ? (
        <p>
          <Link to={suspendedPasswordAddress(configuration)}>{t('order-list:reset-secret')}</Link>
        </p>
      ) : null}
    </>
  );
});

/** The message keys of the problems with a trading password. */
const passwordTexts = {
  required: 'password-wrong-or-empty',
  'too-short': 'password-too-short',
  'not-alphanumeric': 'password-not-alphanumeric',
  'digits-only': 'pin-malformed',
  'six-digits': 'pin-malformed',
  wrong: 'password-wrong',
  'wrong-or-empty': 'password-wrong-or-empty',
  locked: 'password-locked',
} as const satisfies Record<PasswordProblem, string>;

/** The same for a PIN. */
const pinTexts = {
  required: 'pin-wrong-or-empty',
  'too-short': 'pin-malformed',
  'not-alphanumeric': 'pin-malformed',
  'digits-only': 'pin-malformed',
  'six-digits': 'pin-malformed',
  wrong: 'pin-wrong',
  'wrong-or-empty': 'pin-wrong-or-empty',
  locked: 'pin-locked',
} as const satisfies Record<PasswordProblem, string>;
