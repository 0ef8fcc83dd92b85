import { ContainerModule } from 'inversify';
import { ExportGains } from '../application/portfolio/export-gains';
import { Clock } from '../application/ports/clock';
import { Spreadsheets } from '../application/ports/files/spreadsheets';
import { GainsReports } from '../application/ports/holdings/gains-reports';
import { ViewingSettings } from '../application/ports/holdings/viewing-settings';
import { FindViewingCurrency } from '../application/portfolio/find-viewing-currency';
import { regionFeatures } from '../config/region-features';
import { regionDefaults } from '../config/regions';
import { GainsScreen } from '../ui/screens/gains/gains-screen';
import { GainsViewModel } from '../ui/screens/gains/gains-view-model';
import { SpreadsheetDownload } from '../ui/stores/spreadsheet-download';
import type { Bindings, Feature } from './feature';
import { gainsReportPorts } from './ports/gains-reports';
import { holdingsPorts } from './ports/holdings';
import { spreadsheetPorts } from './ports/spreadsheets';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    const usual = regionDefaults[region].defaultCurrency;
    const file = (spreadsheets: Spreadsheets, clock: Clock) =>
      new SpreadsheetDownload(new ExportGains(spreadsheets, clock), spreadsheets);
    if (!regionFeatures[region].viewingCurrency)
      bind(GainsViewModel).toResolvedValue(
        (reports, spreadsheets, clock) => new GainsViewModel(reports, file(spreadsheets, clock), { usual }),
        [GainsReports, Spreadsheets, Clock],
      );
    else
      bind(GainsViewModel).toResolvedValue(
        (reports, spreadsheets, clock, settings) =>
          new GainsViewModel(reports, file(spreadsheets, clock), {
            usual,
            viewing: new FindViewingCurrency(settings, clock),
          }),
        [GainsReports, Spreadsheets, Clock, ViewingSettings],
      );
  });

/** The gains and income of a year. */
export const feature = {
  components: { GainsScreen },
  bindings: [gainsReportPorts, holdingsPorts, spreadsheetPorts, viewModels],
} satisfies Feature;
