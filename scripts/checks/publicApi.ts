import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { root } from '@etherpilot/testkit/processes';
import { writeProps } from '../../packages/ui/build/writeProps.ts';

/**
 * Checks the declarations of a built package at each entry point: every public name and member has a doc comment,
 * every type they mention is public at one of the entry points, and the API matches
 * `etc/<entry point>.api.md`, and `props.md` if there is one.
 * @param isWritten Writes these files instead, so that a change of the API shows in the diff.
 * @throws Error with a line for each problem.
 */
export function checkPublicApi(folder: string, isWritten: boolean): void {
  const { name, exports }: { name: string; exports: Record<string, { types?: string }> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  // A single screen is part of the entry point of all screens, and a style sheet has no names.
  const entryPoints = Object.values(exports).flatMap(({ types }) =>
    types === undefined || /\*|css\.d\.ts$/.test(types) ? [] : [types],
  );
  const configs = entryPoints.map((types) => createConfig(folder, types));
  const [first] = configs;
  if (first === undefined) throw new Error(`${folder} has no entry point with types.`);
  // All declarations are read once, not once for each entry point.
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  const messages = configs.flatMap((config, index) =>
    checkEntryPoint(folder, entryPoints[index] ?? '', config, compilerState, isWritten),
  );
  messages.push(...checkProps(folder, name, entryPoints, isWritten));
  const reports = entryPoints.map((types) => readFileSync(join(root, folder, getReportPath(types)), 'utf8')).join('\n');
  const faults = messages
    .filter((message) => !isAllowed(message, reports))
    .map((message) => (typeof message === 'string' ? message : formatFault(message, folder)));
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}

const getName = (types: string) => types.replace(/^.*\/|\.d\.ts$/g, '');
const getReportPath = (types: string) => `etc/${getName(types)}.api.md`;

/**
 * Whether a message is none of this package's faults: a type may be exported by another entry point or help to write
 * another type of its file, and the texts of each component are explained by their names.
 */
function isAllowed(message: ExtractorMessage | string, reports: string): boolean {
  if (typeof message === 'string') return false;
  const name = /"([^"]+)"/.exec(message.text)?.[1] ?? '';
  if (message.messageId === 'ae-undocumented') return /^[a-z]\w+Messages$/.test(name);
  if (message.messageId !== 'ae-forgotten-export') return false;
  const declarations = readFileSync(message.sourceFilePath ?? '', 'utf8');
  if (new RegExp(`(?:type|const|\\* as) ${name}\\b`).test(declarations)) return true;
  return new RegExp(`^export (?:type|interface|const|function|class) ${name}\\b`, 'm').test(reports);
}

// Packages are checked beside each other.
const getReportFolder = (folder: string) => join(root, '.reports/api', folder);
const getModelPath = (folder: string, types: string) => join(getReportFolder(folder), `${getName(types)}.api.json`);

/** Compares `props.md` with what the entry points export, or writes it. */
function checkProps(folder: string, name: string, entryPoints: readonly string[], isWritten: boolean): string[] {
  const path = join(root, folder, 'props.md');
  if (!existsSync(path)) return [];
  const items = entryPoints.map((types) => {
    const model = JSON.parse(readFileSync(getModelPath(folder, types), 'utf8'));
    return [`${name}/${getName(types)}`.replace(/\/index$/, ''), model.members[0].members] as const;
  });
  const props = writeProps(new Map(items));
  if (props === readFileSync(path, 'utf8')) return [];
  if (!isWritten)
    return [
      `${folder}/props.md is out of date. Run \`node scripts/package.ts ${folder} --write\`, and commit the diff.`,
    ];
  writeFileSync(path, props);
  return [];
}

function checkEntryPoint(
  folder: string,
  types: string,
  config: ExtractorConfig,
  compilerState: CompilerState,
  isWritten: boolean,
): (ExtractorMessage | string)[] {
  const faults: (ExtractorMessage | string)[] = [];
  const messageCallback = (message: ExtractorMessage) => {
    message.handled = true;
    if (isFault(message)) faults.push(message);
    else if (/^console-api-report-(created|copied)$/.test(message.messageId)) console.log(message.text);
  };
  const result = Extractor.invoke(config, { localBuild: isWritten, messageCallback, compilerState });
  if (result.apiReportChanged && !isWritten)
    faults.push(
      `${types} has another API than ${folder}/etc says. Run \`node scripts/package.ts ${folder} --write\`, review the diff, and commit it.`,
    );
  return faults;
}

function createConfig(folder: string, types: string): ExtractorConfig {
  const packageFolder = join(root, folder);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(packageFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: packageFolder,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(packageFolder, types),
      // TypeScript 7 has no JavaScript API: the extractor brings an older one, which reads only declarations.
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2022', 'dom'],
            moduleResolution: 'bundler',
            module: 'esnext',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          include: ['dist'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: getName(types),
        reportFolder: join(packageFolder, 'etc'),
        reportTempFolder: getReportFolder(folder),
      },
      docModel: { enabled: true, apiJsonFilePath: getModelPath(folder, types) },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // Everything exported is public.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
      },
    },
  });
}

function isFault({ logLevel, messageId }: ExtractorMessage): boolean {
  return logLevel === ExtractorLogLevel.Error && !messageId.startsWith('console-');
}

/** `src/….ts: …`: the line in the declaration file is useless, its source file is not. */
function formatFault({ messageId, sourceFilePath = '', text }: ExtractorMessage, folder: string): string {
  const file = sourceFilePath.replace(/^.*\/dist\//, `${folder}/src/`).replace(/\.d\.ts$/, '.ts');
  return `${file}: ${text} (${messageId})`;
}
