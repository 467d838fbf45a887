import { getStatement, getStatementPaper } from '@aperture-byline/contract/endpoints/studio/studio-money';
import { mutationOptions } from '@tanstack/react-query';
import { downloadMutation } from '#entities/order/documents/documents.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { saveBlob } from '#lib/save-file.ts';

export const downloadStatementPdf = (month: string) =>
  downloadMutation(getStatementPaper, { params: { month } }, `Statement ${month}`);

/** Writes the table in this browser. */
export const downloadStatementCsv = (month: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'download', `Statement ${month}.csv`],
    mutationFn: async () => {
      const [statement, { toCsv }] = await Promise.all([
        callAuthenticated(getStatement, { params: { month } }),
        import('./statement-csv.ts'),
      ]);
      // A mark by which spreadsheets know the encoding.
      return new Blob(['\ufeff', toCsv(statement)], { type: 'text/csv' });
    },
    onSuccess: (table) => saveBlob(`Statement ${month}.csv`, table),
  });
