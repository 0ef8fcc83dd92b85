import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { canReachBy, paperChannels } from '../../../../domain/clients/communication-preference';
import { FieldError } from '../../../components/fields/form-group';
import { useTexts } from '../../../i18n/use-texts';
import type { CommunicationViewModel } from './communication-view-model';
import * as styles from './communication.module.css';

type PaperChoiceProps = {
  readonly view: CommunicationViewModel;
  readonly paper: 'statements' | 'contractNotes';
};

/** The choice between e-mail and post: always one of them, and only a way that reaches the client. */
export const PaperChoice = observer(function PaperChoice({ view, paper }: PaperChoiceProps) {
  const { t } = useTexts();
  const id = useId();
  const { draft, contact } = view;
  return (
    <fieldset className={styles.communicationChoice}>
      <legend>{t(`communication:${paper}`)}</legend>
      {paperChannels.map((channel) => {
        const isReachable = canReachBy(channel, contact);
        const email = contact.email ?? '';
        const note = isReachable ? t(`communication:paper-${channel}-why`, { email }) : t('communication:no-email');
        return (
          <label key={channel}>
            <input
              type="radio"
              name={`${id}-${paper}`}
              aria-describedby={`${id}-${channel}`}
              checked={draft?.[paper] === channel}
              disabled={!isReachable}
              onChange={() => {
                view.change({ [paper]: channel });
              }}
            />
            <span>
              {t(`communication:paper-${channel}`)}
              <small id={`${id}-${channel}`}>{note}</small>
            </span>
          </label>
        );
      })}
      {view.problems.includes(paper) ? <FieldError>{t('communication:problem-paper')}</FieldError> : null}
    </fieldset>
  );
});
