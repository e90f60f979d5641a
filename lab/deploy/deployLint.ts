import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HEALTH } from '../../apps/web/deploy/servers.ts';
import { readConfig } from '../../apps/web/src/readConfig.ts';
import { root } from '@etherpilot/testkit/processes';
import { ensureTool } from '@etherpilot/testkit/tools';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

interface Yaml {
  parseAllDocuments(text: string): readonly { readonly errors: readonly Error[]; toJS(): unknown }[];
}

interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly selector?: Readonly<Record<string, unknown>>;
    readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template?: { readonly metadata: { readonly labels: Readonly<Record<string, string>> } };
  };
}

/**
 * Checks what belongs together in the Kubernetes example, which nothing here applies; images and compose file are built and started
 * each night.
 * @throws Error that names what is wrong.
 */
export function lintKubernetes(): string {
  const yaml: Yaml = require(ensureTool('yaml', '2.9.1'));
  const documents = yaml.parseAllDocuments(read('kubernetes.yaml'));
  const errors = documents.flatMap((document) => document.errors.map(({ message }) => `kubernetes.yaml: ${message}`));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const resources = documents.map((document) => document.toJS() as Resource);
  const of = (kind: string) => resources.filter((resource) => resource.kind === kind);
  const labels = of('Deployment').map(({ spec }) => JSON.stringify(spec?.template?.metadata.labels));
  for (const { metadata, spec } of of('Service')) {
    if (!labels.includes(JSON.stringify(spec?.selector))) throw new Error(`${metadata.name} selects no pod.`);
  }
  const protectedPods = of('NetworkPolicy').map(({ spec }) => JSON.stringify(spec?.podSelector?.matchLabels));
  const open = labels.filter((label) => !protectedPods.includes(label));
  if (open.length > 0) throw new Error(`No network policy is for the pods ${open.join(' and ')}.`);
  for (const { data = {} } of of('ConfigMap')) readConfig(data['PAGE_CONFIG']);
  if (!read('kubernetes.yaml').includes(`path: ${HEALTH},`)) throw new Error(`No probe asks ${HEALTH}.`);
  return `kubernetes.yaml: ${resources.length} resources that belong together; not applied, nor checked against a cluster's schema`;
}
