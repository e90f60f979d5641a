/**
 * Applies the style sheets that a page has asked for without using them: all at once, because the page has the rules it
 * needs, in their order, and one sheet before the others would change it. One that has not come is left to its screen.
 */
export async function applyLateStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(sheets.map(untilLoaded));
  for (const sheet of sheets) sheet.media = 'all';
}

function untilLoaded(link: HTMLLinkElement): Promise<void> | undefined {
  if (link.sheet !== null || !link.isConnected) return undefined;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
