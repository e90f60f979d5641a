/** The code of a screen could not be loaded: not even after a reload, or because the device is offline. */
export class MissingScreen extends Error {
  readonly isAfterReload = Boolean(history.state?.isReloaded);
}

/**
 * Loads the code of a screen. After a deploy the files of the previous release are gone, so the page is reloaded once:
 * the mark is in the state of the history entry, which survives a reload and needs no storage. Only screens do this; a
 * form that loads a part of itself keeps what was typed.
 * @throws MissingScreen when the reload did not help, or is not possible.
 */
export async function fetchScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine || history.state?.isReloaded)
      throw new MissingScreen('The code of a screen is missing.', { cause });
    history.replaceState({ ...history.state, isReloaded: true }, '');
    location.reload();
    // Never settles: the page is reloading.
    return new Promise(() => {});
  }
}
