import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { useTexts } from '../../i18n/use-texts';
import type { AssessmentViewModel } from './assessment-view-model';
import { StepHeading } from '../../components/page/step-heading';

/** The answer to what was sent was lost: the record is asked before anything is sent again. */
export const UnknownAssessment = observer(function UnknownAssessment({ view }: { readonly view: AssessmentViewModel }) {
  const { t } = useTexts();
  return (
    <section>
      <StepHeading>{t('questionnaire:unknown-title')}</StepHeading>
      <p>{t('questionnaire:unknown')}</p>
      <p>
        <Button onClick={() => void view.find()}>{t('questionnaire:find')}</Button>
      </p>
    </section>
  );
});
