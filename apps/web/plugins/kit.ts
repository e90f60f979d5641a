import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * What the sign-in page consists of, by path from `apps/web`. The build puts these modules and whatever they import into
 * one file instead of twenty, which nearly every screen shares and which compresses better.
 */
const kitModules = [
  '../../packages/ui/src/provider/UiProvider.tsx',
  '../../packages/ui/src/primitives/Loading/Loading.tsx',
  '../../packages/ui/src/screens/LoginScreen/LoginScreen.tsx',
  'src/navigation/Title.tsx',
  'src/queries/useSubmission.ts',
].map((path) => resolve(import.meta.dirname, '..', path));

// A moved module would only make the pages larger, which nobody would notice here.
const missing = kitModules.filter((path) => !existsSync(path));
if (missing.length > 0) throw new Error(`apps/web/plugins/kit.ts names ${missing.join(', ')}, which does not exist.`);

/** Whether a module is one the shared file is built from. */
export const isKitModule = (id: string): boolean => kitModules.includes(resolve(id));
