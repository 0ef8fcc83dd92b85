import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Authenticator } from '../../../../application/ports/passkeys/authenticator';
import type { Passkey, PasskeyList } from '../../../../application/ports/passkeys/passkeys';
import { formatDate } from '../../../../domain/formatting/format-date';
import { Async } from '../../../app/loading/async';
import { useInstance, useViewModelFor } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { UnconfirmedChange } from '../../../credentials/unconfirmed-change';
import { useTexts } from '../../../i18n/use-texts';
import { PasskeyProblem } from '../../../passkeys/passkey-problem';
import { PasskeyForm } from './passkey-form';
import { type PasskeysViewModel, PasskeysViewModelFactory } from './passkeys-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from './security.module.css';

type PartProps = {
  /** The default name of a new passkey. */
  readonly device: string | undefined;
  readonly onChange: () => void;
};

/** A client's passkeys, and the ways to have one more or less; nothing at all where they are of no use [R14]. */
export const PasskeysPart = observer(function PasskeysPart({ device, onChange }: PartProps) {
  const view = useViewModelFor(PasskeysViewModelFactory, onChange);
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <Async resource={view.list}>
      {(list) =>
        list.uses.length > 0 || list.passkeys.length > 0 ? (
          <OwnPasskeys view={view} list={list} device={device} />
        ) : null
      }
    </Async>
  );
});

type OwnProps = Pick<PartProps, 'device'> & { readonly view: PasskeysViewModel; readonly list: PasskeyList };

const OwnPasskeys = observer(function OwnPasskeys({ view, list: { uses, passkeys }, device }: OwnProps) {
  const { t } = useTexts();
  const isPossible = useInstance(Authenticator).isThere;
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, result } = view;
  useEffect(() => {
    // The form that was sent is gone.
    if (result?.kind === 'is-added' || result?.kind === 'is-renamed' || result?.kind === 'is-removed')
      heading.current?.focus();
  }, [result]);
  return (
    <section aria-labelledby="security-passkeys">
      <h3 id="security-passkeys" ref={heading} tabIndex={-1}>
        {t('passkeys:title')}
      </h3>
      {uses.map((use) => (
        <p key={use}>{t(`passkeys:why-${use}`)}</p>
      ))}
      <Outcome view={view} />
      {passkeys.length === 0 ? <Note data-testid="account-note">{t('passkeys:none')}</Note> : null}
      <ul className={styles.securityList} data-testid="security-list">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} view={view} passkey={passkey} />
        ))}
      </ul>
      {form?.kind === 'add' ? (
        <PasskeyForm view={view} title={t('passkeys:add-title')} action={t('passkeys:next')} />
      ) : null}
      {form === undefined && uses.length > 0 && isPossible ? (
        <p>
          <Button
            theme="outlined"
            onClick={() => {
              view.open({ kind: 'add' }, device ?? t('passkeys:default-name'));
            }}
          >
            {t('passkeys:add')}
          </Button>
        </p>
      ) : null}
      {isPossible ? null : <Note data-testid="account-note">{t('passkeys:not-here')}</Note>}
    </section>
  );
});

const PasskeyRow = observer(function PasskeyRow({
  view,
  passkey,
}: Pick<OwnProps, 'view'> & { readonly passkey: Passkey }) {
  const { t, language } = useTexts();
  const { name, addedAt, usedAt } = passkey;
  const at = formatDate(addedAt, language, 'date-time');
  const { form } = view;
  const asked = form !== undefined && form.kind !== 'add' && form.passkey.id === passkey.id ? form.kind : undefined;
  return (
    <li>
      <div>
        <p className={styles.securityWhat}>{name}</p>
        <Note data-testid="account-note">
          {usedAt === undefined
            ? t('passkeys:added', { at })
            : t('passkeys:used', { at, used: formatDate(usedAt, language, 'date-time') })}
        </Note>
      </div>
      {asked ? (
        <PasskeyForm view={view} title={t(`passkeys:${asked}-title`, { name })} action={t(`passkeys:${asked}-go`)} />
      ) : (
        <div className={styles.passkeyActions} data-testid="passkey-actions">
          {(['rename', 'remove'] as const).map((kind) => (
            <Button
              key={kind}
              theme="outlined"
              size="small"
              aria-label={t(`passkeys:${kind}-of`, { name })}
              onClick={() => {
                view.open({ kind, passkey }, kind === 'rename' ? name : '');
              }}
            >
              {t(`passkeys:${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
});

const Outcome = observer(function Outcome({ view: { result } }: Pick<OwnProps, 'view'>) {
  const { t } = useTexts();
  if (result === undefined) return null;
  if (result.kind === 'failed' || result.kind === 'not-made') return <PasskeyProblem trouble={result} />;
  if (result.kind === 'session-over') return <UnconfirmedChange />;
  return <Notice tone={result.kind === 'unknown' ? 'warning' : 'info'}>{t(`passkeys:${result.kind}`)}</Notice>;
});
