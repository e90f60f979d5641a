import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from '@microsoft/api-extractor';
import { root } from '../lib/processes.ts';

/**
 * Checks the declarations of a built package at each entry point: every public name and member has a doc comment, and
 * the API matches `etc/<entry point>.api.md`. Locally that file is updated, so that a change of the API shows in the
 * diff; where `CI` is set, a difference is an error.
 * @throws Error with a line for each problem.
 */
export function checkPublicApi(folder: string): void {
  const { exports }: { exports: Record<string, { types?: string }> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const faults = Object.values(exports).flatMap(({ types }) =>
    types === undefined ? [] : checkEntryPoint(folder, types),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function checkEntryPoint(folder: string, types: string): string[] {
  const faults: string[] = [];
  const messageCallback = (message: ExtractorMessage) => {
    message.handled = true;
    if (isFault(message)) faults.push(formatFault(message, folder));
    else if (/^console-api-report-(created|copied)$/.test(message.messageId)) console.log(message.text);
  };
  const localBuild = (process.env['CI'] ?? '') === '';
  const result = Extractor.invoke(createConfig(folder, types), { localBuild, messageCallback });
  if (result.apiReportChanged && !localBuild)
    faults.push(
      `${types} has another API than ${folder}/etc says. Run \`npm run check\`, review the diff, and commit it.`,
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
        reportFileName: types.replace(/^.*\/|\.d\.ts$/g, ''),
        reportFolder: join(packageFolder, 'etc'),
        reportTempFolder: join(root, '.reports/api'),
      },
      docModel: { enabled: false },
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
