import { retainedUntil } from '../../domain/documents/retention';
import {
  daysOfMonth,
  nextStatementMonth,
  statementMonths,
  statementReadyOn,
} from '../../domain/documents/statement-months';
import { toText } from '../../domain/money/decimal';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { contractNoteDate } from '../../domain/trading/records/contract-note';
import { settlementAccounts } from '../banking/settlement-accounts';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { noteFacts } from './contract-note-facts';
import { contractNoteDocument, notedOrders, noteKeptUntil } from './contract-notes';
import { statementDocument } from './monthly-statement';
import { orderReceiptDocument } from './order-receipt';
import { receiptFacts } from './receipt-facts';
import { clientOf, fileOf, firstDayOf } from './statement-client';
import { statementFacts } from './statement-facts';

/** A client's receipts, contract notes and monthly statements, made when they are asked for; another client's are none [ORDQ-05, ORDQ-09, ORDQ-10]. */
export const statementRoutes: CallGroup = (serve, context) => {
  const { database, clock, region } = context;

  serve('contractNotes', async ({ clientId, language }) => {
    const noted = await notedOrders(context, { clientId });
    return noted.map((stored) => ({
      orderId: stored.row.id,
      orderNo: orderNumber(stored.row.serial),
      type: typeOf[stored.row.kind],
      currency: stored.row.currency,
      fundCode: stored.fund.code,
      fundName: localised(stored.fund.names, language) ?? null,
      intoFundCode: stored.intoFund?.code ?? null,
      intoFundName: (stored.intoFund && localised(stored.intoFund.names, language)) ?? null,
      amount: stored.state.deal ? toText(stored.state.deal.amount) : '0',
      dealingDate: contractNoteDate(stored.state),
      availableUntil: noteKeptUntil(stored),
    }));
  });

  serve('contractNote', async ({ clientId, language, query: { orderId } }) => {
    const [stored] = await notedOrders(context, { clientId, orderId });
    if (stored === undefined) throw new ApiError(400, ['STATEMENT_UNKNOWN']);
    const client = await clientOf(database, clientId);
    const note = await noteFacts(database, stored, language);
    return fileOf(contractNoteDocument({ note, client, region, language }));
  });

  serve('orderReceipt', async ({ clientId, language, query: { oid } }) => {
    const facts = await receiptFacts(context, { clientId, oid, language });
    if (facts === undefined) throw new ApiError(400, ['STATEMENT_UNKNOWN']);
    return fileOf(orderReceiptDocument({ facts, client: await clientOf(database, clientId), region, language }));
  });

  serve('eStatements', async ({ clientId }) => {
    const next = nextStatementMonth(today(clock));
    return {
      statements: (await monthsOf(database, clientId, today(clock))).map((month) => ({
        month,
        availableUntil: retainedUntil('statement', daysOfMonth(month)?.last ?? ''),
      })),
      next: { month: next, readyOn: statementReadyOn(next) },
    };
  });

  serve('eStatement', async ({ clientId, language, query: { month } }) => {
    const months = await monthsOf(database, clientId, today(clock));
    const facts = months.includes(month) ? await statementFacts(database, { clientId, month, region }) : undefined;
    if (facts === undefined) throw new ApiError(400, ['STATEMENT_UNKNOWN']);
    const ordered = facts.books.orders.map(({ stored }) => stored.row);
    const accountOf = await settlementAccounts(database, ordered, language);
    const client = await clientOf(database, clientId);
    return fileOf(statementDocument({ facts, accountOf, region, client, language }));
  });
};

const typeOf = { buy: 'B', redemption: 'R', switch: 'S' } as const;

/** Returns the months of a client's statements, from the first purchase on. */
const monthsOf = async (database: Database, clientId: string, day: string): Promise<readonly string[]> =>
  statementMonths(await firstDayOf(database, clientId, day), day);
