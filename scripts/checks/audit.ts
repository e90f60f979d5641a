import { pnpm } from '@etherpilot/testkit/builds';
import { runNode } from '@etherpilot/testkit/processes';

/** What a registry says of the packages that are shipped. */
export interface Audit {
  /** Whether it has looked: some registries offer no audit. */
  readonly isDone: boolean;
  /** A sentence. */
  readonly text: string;
  /** Packages with a known weakness that is high or critical. */
  readonly problems: readonly string[];
}

/** Asks the registry for known weaknesses of everything that is shipped. @throws Error when it gives an unknown answer. */
export async function auditPackages(): Promise<Audit> {
  const { output } = await runNode([pnpm, 'audit', '--prod', '--json']);
  return readAudit(output);
}

interface Report {
  readonly advisories?: Readonly<
    Record<string, { readonly module_name: string; readonly severity: string; readonly title: string }>
  >;
  readonly metadata?: { readonly totalDependencies?: number };
}

/** Reads what `pnpm audit --json` has printed. */
export function readAudit(output: string): Audit {
  if (/ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(output)) {
    const [, status = 'an error'] = /responded with\s+(\d+)/.exec(output) ?? [];
    const text = `Not audited: the registry offers no audit (it answers with ${status}). Audit with another registry before you publish.`;
    return { isDone: false, text, problems: [] };
  }
  const start = output.indexOf('{');
  if (start < 0) throw new Error(`pnpm audit: ${output.trim()}`);
  const { advisories = {}, metadata }: Report = JSON.parse(output.slice(start));
  const found = Object.values(advisories);
  const severe = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    isDone: true,
    text: `Audited ${metadata?.totalDependencies ?? 'all'} packages: ${found.length} known weaknesses, ${severe.length} of them high or critical.`,
    problems: severe.map(({ module_name: name, severity, title }) => `${name}: ${severity}: ${title}`),
  };
}
