import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type ExtractorMessage } from '@microsoft/api-extractor';
import { root } from './processes.ts';

/**
 * Reads what a built package declares at each of its doors, and holds it to two promises: every public name and every
 * member of one has a doc comment, and what a door shows is what `etc/<door>.api.md` says. On a machine of one's own
 * that file is written anew, so that a change of the API stands in the diff; where `CI` is set, it is a fault.
 * @throws Error with a line for each fault.
 */
export function checkPublicApi(folder: string): void {
  const { exports }: { exports: Record<string, { types?: string }> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const faults = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : readDoor(folder, types)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function readDoor(folder: string, types: string): string[] {
  const faults: string[] = [];
  const messageCallback = (message: ExtractorMessage) => {
    message.handled = true;
    if (isFault(message)) faults.push(placed(message, folder));
    else if (/^console-api-report-(created|copied)$/.test(message.messageId)) console.log(message.text);
  };
  const localBuild = (process.env['CI'] ?? '') === '';
  const result = Extractor.invoke(configOf(folder, types), { localBuild, messageCallback });
  if (result.apiReportChanged && !localBuild)
    faults.push(
      `${types} shows another API than ${folder}/etc says. Run \`npm run check\`, look at the difference, commit it.`,
    );
  return faults;
}

function configOf(folder: string, types: string): ExtractorConfig {
  const place = join(root, folder);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(place, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: place,
      newlineKind: 'lf',
      mainEntryPointFilePath: join(place, types),
      // TypeScript 7 has no API for tools: the extractor brings an older one, which reads declarations only.
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
        reportFolder: join(place, 'etc'),
        reportTempFolder: join(root, '.reports/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Error },
          // All that is exported is public.
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

/** `src/….ts: …`: the declaration's line is of no use, its file is. */
function placed({ messageId, sourceFilePath = '', text }: ExtractorMessage, folder: string): string {
  const file = sourceFilePath.replace(/^.*\/dist\//, `${folder}/src/`).replace(/\.d\.ts$/, '.ts');
  return `${file}: ${text} (${messageId})`;
}
