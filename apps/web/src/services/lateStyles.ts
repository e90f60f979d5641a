const LATE = 'link[rel="stylesheet"][media="print"]';

/**
 * Applies the style sheets that a page has asked for without using them: all at once, because the page has the rules it
 * needs, in their order, and one sheet before the others would change it.
 */
export async function applyLateStyles(): Promise<void> {
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>(LATE)].map(untilLoaded));
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(LATE)) sheet.media = 'all';
}

async function untilLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet !== null) return;
  await new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
  });
}
