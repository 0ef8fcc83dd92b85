import { destinationAddress } from '../../../config/destinations';
import { useConfiguration } from '../../app/injection';
import { SentenceGap } from '../../components/sentence-gap';
import { Link } from '../../components/link';
import { Notice } from '../../components/notices/notice';
import { useTexts } from '../../i18n/use-texts';

type NoteProps = {
  readonly refusal: 'new-fund' | 'not-new-fund';
  readonly fundId: string;
  /** The page to go to instead. */
  readonly instead: 'buy' | 'switch' | 'ipoBuy' | 'ipoSwitch';
};

/** Says why a fund can't be taken into an order here, and where it can [CONF-27, TRADE-26, LINK-29, LINK-30]. */
export function NewFundNote({ refusal, fundId, instead }: NoteProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <Notice tone="warning">
      {t(`place-order:why-${refusal}`)}
      <SentenceGap />
      <Link to={`${destinationAddress(instead, configuration)}?fundCode=${encodeURIComponent(fundId)}`}>
        {t(`place-order:instead-${refusal}`)}
      </Link>
    </Notice>
  );
}
