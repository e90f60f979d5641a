import { useFormat, useMessages } from '@etherpilot/ui';
import { exportButtonMessages } from '@etherpilot/ui/messages';
import { type CsvExport, exportCsv } from '../services/exportCsv.js';
import { notify } from '../state/toasts.js';

interface Exported<Row> extends CsvExport<Row> {
  /** Number of rows without filters. */
  readonly all: number;
}

/** Downloads rows as a file, and reports how many of how many, or that it failed. */
export function useCsvExport(): <Row>(file: Exported<Row>) => Promise<void> {
  const t = useMessages(exportButtonMessages);
  const { count } = useFormat();
  return async ({ all, ...file }) => {
    try {
      await exportCsv(file);
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
