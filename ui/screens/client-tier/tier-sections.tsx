import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/injection';
import { ClientTierViewModel } from './client-tier-view-model';
import { TierInstructions } from './tier-instructions';
import { UserTierDetails } from './user-tier-details';

/** Both sections of the account tier page, which its addresses name [ROUTE-10]. */
export const TierSections = observer(function TierSections() {
  const view = useViewModel(ClientTierViewModel);
  useEffect(() => {
    void view.load();
  }, [view]);
  // The section that the address names is there only now.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <UserTierDetails view={view} />
      <TierInstructions view={view} />
    </>
  );
});
