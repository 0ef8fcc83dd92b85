import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { canReachBy, type NewsChannel, newsChannels } from '../../../../domain/clients/communication-preference';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import type { CommunicationViewModel } from './communication-view-model';
import { Note } from '../../../components/notices/note';
import * as styles from './communication.module.css';

type ViewProps = { readonly view: CommunicationViewModel };

/** News and offers: a consent for each way, none of them needed, each taken back as easily as it was given. */
export const NewsConsent = observer(function NewsConsent({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="communication-news">
      <h3 id="communication-news">{t('communication:news')}</h3>
      <Note data-testid="account-note">{t('communication:news-why')}</Note>
      <fieldset className={styles.communicationChoice}>
        <legend className="visually-hidden">{t('communication:news')}</legend>
        {newsChannels.map((channel) => (
          <Consent key={channel} view={view} channel={channel} />
        ))}
      </fieldset>
      {view.wantsNews ? (
        <p>
          <Button theme="outlined" size="small" onClick={view.refuseNews}>
            {t('communication:no-news')}
          </Button>
        </p>
      ) : null}
    </section>
  );
});

/** A way that doesn't lead to the client can't be chosen; one chosen earlier can still be given up. */
const Consent = observer(function Consent({ view, channel }: ViewProps & { readonly channel: NewsChannel }) {
  const { t } = useTexts();
  const id = useId();
  const { contact, draft } = view;
  const isGiven = draft?.news[channel] === true;
  const isReachable = canReachBy(channel, contact);
  const { email = '', mobile = '' } = contact;
  const missing = t(channel === 'email' ? 'communication:no-email' : 'communication:no-mobile');
  return (
    <label>
      <input
        type="checkbox"
        aria-describedby={id}
        checked={isGiven}
        disabled={!isReachable && !isGiven}
        onChange={() => {
          view.consent(channel, !isGiven);
        }}
      />
      <span>
        {t(`communication:news-${channel}`)}
        <small id={id}>{isReachable ? t(`communication:news-${channel}-why`, { email, mobile }) : missing}</small>
      </span>
    </label>
  );
});
