/** A picture in the report: it differs from its baseline, has none yet, or its story is gone. */
export type Shown =
  | { readonly id: string; readonly kind: 'changed'; readonly pixels: number }
  | { readonly id: string; readonly kind: 'new' | 'gone' };

const styles = `
:root { color-scheme: dark; font: 15px/1.5 system-ui, sans-serif; background: #11100e; color: #dddcd8 }
body { margin: 0 auto; max-width: 1600px; padding: 32px }
h1 { font-size: 22px } h2 { font-size: 16px; margin: 40px 0 8px }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
figure { margin: 0 } figcaption { color: #a09f9b } img { max-width: 100%; border: 1px solid #343330 }
`;

const figure = (kind: string, id: string, ending: string) =>
  `<figure><figcaption>${kind}</figcaption><a href="${kind}/${id}${ending}"><img src="${kind}/${id}${ending}" alt="${id}, ${kind}" loading="lazy"></a></figure>`;

function section(one: Shown, ending: string): string {
  if (one.kind === 'changed') {
    const figures = ['before', 'after', 'difference'].map((kind) => figure(kind, one.id, ending));
    return `<h2>${one.id}: ${one.pixels} pixels</h2><div>${figures.join('')}</div>`;
  }
  if (one.kind === 'gone') return `<h2>${one.id}: its story is gone</h2>`;
  return `<h2>${one.id}: new</h2><div>${figure('after', one.id, ending)}</div>`;
}

/** The report as a page beside the folders `before`, `after` and `difference`; what has changed most comes first. */
export function formatReport(shown: readonly Shown[], count: number, ending: string): string {
  const weight = (one: Shown) => (one.kind === 'changed' ? one.pixels : 0);
  const sections = shown.toSorted((a, b) => weight(b) - weight(a)).map((one) => section(one, ending));
  const title = shown.length === 0 ? `${count} pictures, none changed` : `${shown.length} of ${count} pictures changed`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
${sections.join('\n')}
</html>
`;
}
