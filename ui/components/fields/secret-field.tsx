import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { FieldHint } from './form-group';
import { TextField, type TextFieldProps } from './text-field';

/** A password or PIN field: can be shown, never blocks pasting, and says when Caps Lock is on [AUTH-25]. */
export function SecretField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        trailing={
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('login:show-secret')}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? t('login:hide') : t('login:show')}
          </button>
        }
      />
      <FieldHint role="status">{capsLock ? t('login:caps-lock') : ''}</FieldHint>
    </>
  );
}
