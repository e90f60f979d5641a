import { lazyPart, onDemand } from '@etherpilot/ui';
import { useSnapshot } from 'valtio';
import { exportQuestion } from '../state/hiddenBalances.js';

const ExportQuestion = lazyPart(onDemand(() => import('./ExportQuestion.js').then((module) => module.ExportQuestion)));

/** Asks before a file shows amounts that are hidden; its code is loaded for that only. */
export function HiddenExport() {
  const { answer } = useSnapshot(exportQuestion);
  return answer && <ExportQuestion isOpen onConfirm={() => answer(true)} onClose={() => answer(false)} />;
}
