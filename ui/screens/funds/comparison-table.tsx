import { observer } from 'mobx-react-lite';
import { Clock } from '../../../application/ports/clock';
import { checkFundOffer } from '../../../domain/eligibility/fund-actions';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { useConfiguration, useInstance } from '../../app/injection';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Note } from '../../components/notices/note';
import { TableFrame, TableScroll } from '../../components/tables/table-frame';
import { fundActionAddress } from '../../funds/fund-action-address';
import { NoFigure } from '../../funds/fund-facts';
import { toFundOffer } from '../../funds/fund-offer';
import { useTexts } from '../../i18n/use-texts';
import { type ComparisonLine, useComparisonLines } from './comparison-lines';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import { FundLink } from './fund-link';
import type { FundsAddress } from './funds-address';
import * as styles from './comparison.module.css';

type ComparisonTableProps = {
  readonly view: ComparisonViewModel;
  readonly address: FundsAddress;
  readonly onRemove: (fund: FundPreview) => void;
};

/** A column a fund, a line a fact; lines in which funds differ are marked, and a narrow screen shows two funds at a time [FUND-24]. */
export const ComparisonTable = observer(function ComparisonTable({ view, address, onRemove }: ComparisonTableProps) {
  const { t } = useTexts();
  const lines = useComparisonLines(view);
  const aside = (fund: FundPreview) => (view.besideEachOther.includes(fund) ? undefined : styles.aside);
  return (
    <section aria-labelledby="comparison-facts">
      <h3 id="comparison-facts">{t('comparison:facts')}</h3>
      <Note className={styles.comparisonNote}>{t('comparison:facts-note')}</Note>
      <TableScroll label={t('comparison:facts')}>
        <TableFrame
          className={styles.comparisonTable}
          columns={[
            { key: 'fact' },
            ...view.funds.map((fund) => ({
              key: fundKey(fund),
              className: aside(fund),
              label: <FundHead fund={fund} address={address} onRemove={onRemove} />,
            })),
          ]}
        >
          <tbody>
            {lines.map((line) => (
              <tr key={line.label} data-differs={differs(line, view.funds)}>
                <th scope="row">
                  {line.label}
                  {differs(line, view.funds) ? (
                    <>
                      <span className={styles.differs} aria-hidden="true">
                        ≠
                      </span>
                      <span className="visually-hidden">{t('comparison:differs')}</span>
                    </>
                  ) : null}
                </th>
                {view.funds.map((fund) => (
                  <td key={fundKey(fund)} className={aside(fund)}>
                    {line.cell?.(fund) ?? (line.text?.(fund) || <NoFigure wasLost={line.wasLost?.(fund)} />)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('comparison:order')}</th>
              {view.funds.map((fund) => (
                <td key={fundKey(fund)} className={aside(fund)}>
                  <Order fund={fund} />
                </td>
              ))}
            </tr>
          </tbody>
        </TableFrame>
      </TableScroll>
    </section>
  );
});

/** Funds differ in a fact that is known of two at least, and not the same of all of these. */
function differs({ text }: ComparisonLine, funds: readonly FundPreview[]): boolean {
  const known = funds.map((fund) => text?.(fund) ?? '').filter((fact) => fact !== '');
  return new Set(known).size > 1;
}

type FundHeadProps = Omit<ComparisonTableProps, 'view'> & { readonly fund: FundPreview };

function FundHead({ fund, address, onRemove }: FundHeadProps) {
  const { t } = useTexts();
  return (
    <>
      <FundLink fund={fund} address={address}>
        {fund.name}
      </FundLink>
      <Button
        theme="outlined"
        size="small"
        aria-label={t('comparison:remove-of', { fund: fund.name })}
        onClick={() => {
          onRemove(fund);
        }}
      >
        {t('comparison:remove')}
      </Button>
    </>
  );
}

/** The way to a purchase of the fund, or the rule that stops it. */
function Order({ fund }: { readonly fund: FundPreview }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  const clock = useInstance(Clock);
  const offer = checkFundOffer('buy', toFundOffer(fund, { region: configuration.region, clock }));
  if (offer !== 'available') return offer === 'not-in-region' ? null : t(`funds:action.why-${offer}`);
  return (
    <ButtonLink size="small" to={fundActionAddress('single-buy', fund, configuration)}>
      {t('comparison:buy')}
      <span className="visually-hidden"> {fund.name}</span>
    </ButtonLink>
  );
}
