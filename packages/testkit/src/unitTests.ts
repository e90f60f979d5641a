import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

/** Workspace packages are tested from their sources, without a build. */
export const SOURCE = '@etherpilot/source';
// A list replaces Vitest's default, which omits `module` to resolve like Node.
const conditions = [SOURCE, ...defaultServerConditions.filter((condition) => condition !== 'module')];

interface UnitTests {
  /** Patterns of files, from the folder of the configuration. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Whether each file has modules of its own: for modules that hold state. */
  readonly hasFreshModules?: boolean;
}

/** The configuration of a package's tests that need no browser. */
export function unitTests(
  name: string,
  { include = ['src/**/*.test.{ts,tsx}'], exclude = [], hasFreshModules = false }: UnitTests = {},
): UserWorkspaceConfig {
  return defineProject({
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: [SOURCE, 'node', 'module-sync'] } },
    test: {
      name,
      environment: 'node',
      include: [...include],
      exclude: ['**/node_modules/**', '**/dist/**', ...exclude],
      // A process of its own would cost each file a third of a second.
      isolate: false,
      setupFiles: ['freshFile.ts', ...(hasFreshModules ? ['freshModules.ts'] : [])].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      // More than the cores, because many of these tests wait for servers.
      maxWorkers: 4,
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // A poll waits for what a busy machine may do late; only what never comes takes that long.
      expect: { poll: { timeout: 30_000 } },
      // Tags name requirements; scripts/checks/acceptanceReport.ts reports unknown ones.
      strictTags: false,
    },
  });
}
