import { useMessages } from '@etherpilot/ui';
import { useFormat } from '@etherpilot/ui/format';
import { exportButtonMessages } from '@etherpilot/ui/messages';
import type { CsvColumn } from '../services/csv.js';
import type * as csvColumns from '../services/csvColumns.js';
import type { CsvExport } from '../services/exportCsv.js';
import { mayExport } from '../state/hiddenBalances.js';
import { notify } from '../state/toasts.js';

/** The columns of a file, from the code that is fetched for it. */
export type ChooseColumns<Row> = (code: typeof csvColumns) => readonly CsvColumn<Row>[];

interface Exported<Row> extends Omit<CsvExport<Row>, 'columns'> {
  readonly columns: ChooseColumns<Row>;
  /** Number of rows without filters. */
  readonly all: number;
}

/**
 * Downloads rows as a file, and reports how many of how many, or that it failed. Asks first while balances are hidden.
 */
export function useCsvExport(): <Row>(file: Exported<Row>) => Promise<void> {
  const t = useMessages(exportButtonMessages);
  const { count } = useFormat();
  return async ({ all, columns, ...file }) => {
    if (!(await mayExport())) return;
    try {
      const [{ exportCsv }, code] = await Promise.all([
        import('../services/exportCsv.js'),
        import('../services/csvColumns.js'),
      ]);
      await exportCsv({ ...file, columns: columns(code) });
    } catch {
      notify({ tone: 'negative', title: t('failedTitle'), description: t('failed') });
      return;
    }
    const counts = { some: count(file.rows.length), all: count(all) };
    const isFiltered = file.rows.length < all;
    notify({
      tone: 'success',
      title: t('doneTitle'),
      description: isFiltered ? t('doneSome', counts) : t('done', { count: all }),
    });
  };
}
