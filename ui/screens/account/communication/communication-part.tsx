import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { letterLanguagesIn } from '../../../../domain/clients/communication-preference';
import { formatDate } from '../../../../domain/formatting/format-date';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { FindingStatus } from '../../../components/fields/finding-status';
import { Async } from '../../../app/loading/async';
import { Button } from '../../../components/button';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { Notice } from '../../../components/notices/notice';
import { SegmentedControl } from '../../../components/fields/segmented-control';
import { useTexts } from '../../../i18n/use-texts';
import { CommunicationViewModel } from './communication-view-model';
import { NewsConsent } from './news-consent';
import { PaperChoice } from './paper-choice';
import { Note } from '../../../components/notices/note';
import * as accountScreenStyles from '../account-screen.module.css';
import * as twoColumnsStyles from '../../../components/page/two-columns.module.css';
import * as styles from './communication.module.css';

type ViewProps = { readonly view: CommunicationViewModel };

/** The communication preferences: the letters' language, the documents, and the news consented to [ACCT-03]. */
export const CommunicationPart = observer(function CommunicationPart() {
  const view = useViewModel(CommunicationViewModel);
  useEffect(() => {
    view.load();
  }, [view]);
  return <Async resource={view.kept}>{() => <CommunicationForm view={view} />}</Async>;
});

const CommunicationForm = observer(function CommunicationForm({ view }: ViewProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { draft } = view;
  if (!draft) return null;
  return (
    <form
      noValidate
      className={`${twoColumnsStyles.twoColumns} ${styles.communication}`}
      data-testid="communication"
      aria-label={t('account:tab-communication')}
      onSubmit={(event) => {
        event.preventDefault();
        void view.save();
      }}
    >
      <section aria-labelledby="communication-language">
        <h3 id="communication-language">{t('communication:language')}</h3>
        <Note data-testid="account-note">{t('communication:language-why')}</Note>
        <SegmentedControl
          className={styles.communicationLanguage}
          legend={t('communication:language')}
          options={letterLanguagesIn(region).map((value) => ({ value, label: t(`communication:language-${value}`) }))}
          value={draft.language}
          onChange={(language) => {
            view.change({ language });
          }}
        />
      </section>
      <section aria-labelledby="communication-papers">
        <h3 id="communication-papers">{t('communication:papers')}</h3>
        <Note data-testid="account-note">{t('communication:papers-why')}</Note>
        <div className={styles.communicationPapers} data-testid="communication-papers">
          <PaperChoice view={view} paper="statements" />
          <PaperChoice view={view} paper="contractNotes" />
        </div>
      </section>
      <NewsConsent view={view} />
      <section aria-labelledby="communication-always">
        <h3 id="communication-always">{t('communication:always')}</h3>
        <Note data-testid="account-note">{t('communication:always-why')}</Note>
      </section>
      <SaveBar view={view} />
    </form>
  );
});

/** Shows the outcome of the last save, and the button that saves. */
const SaveBar = observer(function SaveBar({ view }: ViewProps) {
  const { t, language } = useTexts();
  const { phase, savedAt, isChanged } = view;
  const at = formatDate(savedAt, language, 'date-time');
  return (
    <div className={styles.communicationSave} data-testid="communication-save">
      {phase.kind === 'failed' ? <FailureNotice failure={phase.failure} language={language} /> : null}
      {phase.kind === 'failed' ? <Note data-testid="account-note">{t('communication:kept-choice')}</Note> : null}
      {phase.kind === 'unknown' ? <Notice tone="warning">{t('submissions:unknown')}</Notice> : null}
      <FindingStatus isFinding={phase.kind === 'finding'} />
      {phase.kind === 'saved' ? <Notice tone="info">{t('communication:saved', { at })}</Notice> : null}
      <p className={styles.communicationActions}>
        <Button type="submit" aria-busy={view.isBusy}>
          {t('communication:save')}
        </Button>
        {isChanged ? (
          <Button theme="outlined" onClick={view.abandon}>
            {t('communication:abandon')}
          </Button>
        ) : null}
        {phase.kind === 'saved' ? null : (
          <span className={accountScreenStyles.accountNote} data-testid="account-note">
            {isChanged
              ? t('communication:not-saved')
              : at
                ? t('communication:last-saved', { at })
                : t('communication:never-saved')}
          </span>
        )}
      </p>
    </div>
  );
});
