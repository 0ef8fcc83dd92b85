import { observer } from 'mobx-react-lite';
import { toClient } from '../../../../domain/clients/client';
import { useInstance } from '../../../app/injection';
import { useTexts } from '../../../i18n/use-texts';
import { ClientStore } from '../../../stores/client-store';
import { Fact } from '../../../components/figures/fact';
import { RiskLevelName } from '../../../risk-profile/risk-level-name';
import { RiskProfileButton } from '../../../risk-profile/risk-profile-button';

/**
 * The client's details on record: the MasterAccount, the risk rating and the e-mail; the tier stands above
 * [ACCT-12..15].
 */
export const ClientLine = observer(function ClientLine() {
  const { t } = useTexts();
  const { user } = useInstance(ClientStore);
  if (!user) return null;
  const { masterAccountNo, riskRating, email } = toClient(user);
  return (
    <dl>
      {masterAccountNo ? <Fact label={t('summaries:about.master-account')}>{masterAccountNo}</Fact> : null}
      <Fact label={t('summaries:about.risk-rating')}>
        <RiskProfileButton label={t('summaries:about.risk-rating')}>
          <RiskLevelName clientRiskRating={riskRating} ratedOn={user.crrLastUpdateDate} />
        </RiskProfileButton>
      </Fact>
      {email ? <Fact label={t('summaries:about.email')}>{email}</Fact> : null}
    </dl>
  );
});
