import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { SecretField } from '../../components/secret-field';
import type { OrderListViewModel, PasswordProblem } from './order-list-view-model';

/** Asks for the trading password or PIN once nothing stands against sending, and sends; until then it says what does [TRADE-66, TRADE-67, TRADE-85, TRADE-86, CRED-24..27, PIN-03, PIN-05, PIN-06]. */
export const PasswordForm = observer(function PasswordForm({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { whyNotYet, passwordProblem, isSending } = view;
  const isPin = secretPolicy(useConfiguration().region, 'transaction') === 'pin';
  const stop = isPin && whyNotYet === 'notes' ? 'notes-pin' : whyNotYet;
  if (stop) return <p className="order-not-yet">{t(`order-list.not-yet-${stop}`)}</p>;
  return (
    <form
      noValidate
      className="order-password"
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.focus();
        void view.send();
      }}
    >
      <SecretField
        label={t(isPin ? 'order-list.pin' : 'order-list.password')}
        hint={t(isPin ? 'order-list.pin-hint' : 'order-list.password-hint')}
        error={passwordProblem && t(`order-list.${(isPin ? pinTexts : passwordTexts)[passwordProblem]}`)}
        autoComplete="off"
        inputMode={isPin ? 'numeric' : undefined}
        maxLength={64}
        inputRef={field}
        readOnly={isSending}
        value={view.password}
        onChange={(event) => view.typePassword(event.target.value)}
      />
      <Button type="submit" size="large" aria-busy={isSending}>
        {t(isSending ? 'order-list.sending' : 'order-list.send')}
      </Button>
    </form>
  );
});

/** What is wrong with a trading password, by the name of its words. */
const passwordTexts = {
  required: 'password-required',
  'too-short': 'password-too-short',
  'not-alphanumeric': 'password-not-alphanumeric',
  'digits-only': 'pin-malformed',
  'six-digits': 'pin-malformed',
  wrong: 'password-wrong',
  locked: 'password-locked',
} as const satisfies Record<PasswordProblem, string>;

/** The same for a PIN. */
const pinTexts = {
  required: 'pin-required',
  'too-short': 'pin-malformed',
  'not-alphanumeric': 'pin-malformed',
  'digits-only': 'pin-malformed',
  'six-digits': 'pin-malformed',
  wrong: 'pin-wrong',
  locked: 'pin-locked',
} as const satisfies Record<PasswordProblem, string>;
