import { onDemand, useOnDemand } from '@etherpilot/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { addressLabels, getLabels } from '../state/addressLabels.js';
import { logOutQuestion, logOutWith, stayLoggedIn } from '../state/logOut.js';

const dialogCode = onDemand(() => import('./ForgetLabels.js').then((module) => module.ForgetLabelsDialog));

function Question() {
  const { byUser } = useSnapshot(addressLabels);
  const state = useOnDemand(dialogCode);
  const isMissing = state.status === 'failed';
  // Whoever wants to leave is not kept by code that did not load.
  useEffect(() => {
    if (isMissing) logOutWith({ forgetsLabels: false });
  }, [isMissing]);
  return (
    state.status === 'ready' && (
      <state.code isOpen count={getLabels(byUser).length} onLogOut={logOutWith} onClose={stayLoggedIn} />
    )
  );
}

/** Asks whoever logs out and has address labels whether those stay on the device; its code is loaded for those only. */
export function LogOutQuestion() {
  const { isOpen } = useSnapshot(logOutQuestion);
  return isOpen && <Question />;
}
