import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../weigh.ts';

/** What a page makes a browser load before the app starts (bytes of gzip). */
export interface PageBytes {
  /** The page, and style sheets it links to. */
  readonly page: number;
  /** Scripts that hold up the first paint. */
  readonly blocking: number;
  /** Those, and the ones that run before the app is asked for. */
  readonly early: number;
  /** Scripts that start the app and show this page. */
  readonly app: number;
}

/** The files a page names: style sheets, scripts that hold up its first paint, the others, and those its loader asks for. */
export function filesOf(html: string): { styles: string[]; blocking: string[]; deferred: string[]; app: string[] } {
  const addresses = (pattern: RegExp, isWanted: (attributes: string) => boolean) =>
    [...html.matchAll(pattern)]
      .map(([tag]) => tag)
      .filter(isWanted)
      .flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []);
  const isDeferred = (tag: string) => /\s(?:type="module"|async\b|defer\b)/.test(tag);
  const scripts = /<script\b[^>]*>/g;
  const names = /\sdata-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return {
    styles: addresses(/<link\b[^>]*rel="stylesheet"[^>]*>/g, () => true),
    blocking: addresses(scripts, (tag) => !isDeferred(tag)),
    deferred: [...addresses(scripts, isDeferred), ...addresses(/<link\b[^>]*rel="modulepreload"[^>]*>/g, () => true)],
    app: names.map((name) => `assets/${name}.js`),
  };
}

/** The page without its scripts; its configuration, which is data, stays. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b(?![^>]*type="application\/json")[^>]*>[^]*?<\/script>/g, '');
}

/** Weighs a page of a build. */
export function weighPage(folder: string, file: string): PageBytes {
  const { styles, blocking, deferred, app } = filesOf(readFileSync(join(folder, file), 'utf8'));
  const early = [...blocking, ...deferred];
  return {
    page: weigh(folder, [file, ...styles]),
    blocking: weigh(folder, blocking),
    early: weigh(folder, early),
    app: weigh(folder, [...early, ...app]),
  };
}
