import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent, readManifest } from '../../apps/web/deploy/manifest.ts';
import { findAnswer, pageFiles, pagePaths } from '../../apps/web/deploy/pages.ts';
import { ASSETS, chooseCaching, buildHeaders } from '../../apps/web/deploy/policy.ts';

const BLOCK = /(<script type="application\/json" id="config">)[^]*?(<\/script>)/;
/** Only read by hosts, which need not send them. */
const FOR_HOSTS = /^_(headers|redirects)$/;
/** What static hosts say of pages, which is the same: ask before you show it again; and of what they do not have. */
const REVALIDATED = /^(?:(?:public, ?)?max-age=0, ?must-revalidate|no-store)$/;
/** Paths that show each page: those of the product, and one that it does not have. */
const paths = [...pagePaths, '/signup/', '/deposit-success?track_id=1', '/no-such-page'];

/**
 * Compares what is served at an origin with a build: each file with the manifest, each page but for its configuration,
 * and the headers. Resolves with what differs, a line each.
 * @throws Error when the build has no manifest, or the origin does not answer.
 */
export async function compareDeployed(origin: string, build: string): Promise<string[]> {
  const manifest = readManifest(build);
  if (!manifest) throw new Error(`There is no build in ${build}: run pnpm build first.`);
  const problems: string[] = [];
  const files = Object.entries(manifest.files).filter(([path]) => !FOR_HOSTS.test(path) && !pageFiles.includes(path));
  for (const [path, hash] of files) {
    const answer = await fetch(`${origin}/${path}`);
    const found = hashContent(new Uint8Array(await answer.arrayBuffer()));
    if (!answer.ok) problems.push(`${path}: ${answer.status}`);
    else if (found !== hash) problems.push(`${path}: another content than in the build`);
    const caching = answer.headers.get('cache-control');
    if (`/${path}`.startsWith(ASSETS) && caching !== chooseCaching(ASSETS))
      problems.push(`${path}: kept for ${caching}`);
  }
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const wanted = Object.entries({ ...buildHeaders(texts.join('\n')), 'cache-control': chooseCaching('/') });
  for (const [index, path] of paths.entries()) {
    const { file, status } = findAnswer(new URL(path, origin).pathname);
    const built = readFileSync(join(build, file), 'utf8');
    if (answers[index]?.status !== status) problems.push(`${path}: ${answers[index]?.status} instead of ${status}`);
    if (withoutBlock(texts[index] ?? '') !== withoutBlock(built))
      problems.push(`${path}: another page than in the build`);
    for (const [name, value] of wanted) {
      const sent = answers[index]?.headers.get(name) ?? 'none';
      if (sent !== value && !(name === 'cache-control' && REVALIDATED.test(sent)))
        problems.push(`${path}: ${name} is ${sent} instead of ${value}`);
    }
  }
  return problems;
}

function withoutBlock(html: string): string {
  return html.replace(BLOCK, '$1$2');
}
