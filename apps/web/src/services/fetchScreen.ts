/** The code of a screen is not to be had: not after loading the page anew either, or for want of a line. */
export class MissingScreen extends Error {
  readonly isAfterReload = Boolean(history.state?.isReloaded);
}

/**
 * Fetches the code of a screen. After a release the files of the page before it are gone, so the page is loaded anew,
 * once: the mark stands in the entry of the tab's history, which outlives that and costs no storage. Only screens do
 * this; a form that fetches a part of itself keeps what was typed.
 * @throws MissingScreen when loading anew has not helped, or cannot.
 */
export async function fetchScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine || history.state?.isReloaded)
      throw new MissingScreen('The code of a screen is missing.', { cause });
    history.replaceState({ ...history.state, isReloaded: true }, '');
    location.reload();
    // Nothing is drawn any more on the page that goes.
    return new Promise(() => {});
  }
}
