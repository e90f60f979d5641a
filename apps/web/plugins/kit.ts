import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * What is put into one file instead of twenty, by path from `apps/web`: these modules and whatever they import. Each file
 * costs a request and its name in a page, and larger ones compress better. In the order in which modules are taken.
 */
const groups = {
  /** What the sign-in page consists of, which nearly every screen shares. */
  kit: [
    '../../packages/ui/src/provider/UiProvider.tsx',
    '../../packages/ui/src/primitives/Loading/Loading.tsx',
    '../../packages/ui/src/screens/LoginScreen/LoginScreen.tsx',
    '../../packages/ui/src/primitives/OnDemand/onDemand.ts',
    '../../packages/ui/src/primitives/OnDemand/useOnDemand.ts',
    'src/navigation/Title.tsx',
    'src/queries/useSubmission.ts',
  ],
  /** What starts the app, and what it needs besides. */
  start: ['src/main.tsx'],
  /** Times, figures and amounts as text. */
  figures: ['../../packages/ui/src/provider/useFormat.ts', '../../packages/ui/src/provider/usePriceFormat.ts'],
  /** What public pages share with the screens of signed-in people. */
  common: [
    '../../packages/ui/src/components/AboutFigures/AboutFigures.tsx',
    '../../packages/ui/src/components/AppShell/BottomBar.tsx',
    '../../packages/ui/src/components/SupportLink/SupportLink.tsx',
    '../../packages/ui/src/components/SupportLink/useSupportMessages.tsx',
    '../../packages/ui/src/model/Provenance.ts',
    '../../packages/ui/src/primitives/Button/ButtonLink.tsx',
    '../../packages/ui/src/primitives/Card/Card.ts',
    '../../packages/ui/src/primitives/Layout/Layout.ts',
    '../../packages/ui/src/provider/useNow.ts',
    'src/texts/pageTexts.ts',
  ],
  /** What is around every screen of signed-in people. */
  signedIn: ['src/shell/SignedInArea.tsx'],
} as const;

/** The groups as the bundler takes them. */
export const codeGroups = Object.entries(groups).map(([name, paths], index, all) => {
  const modules = paths.map((path) => resolve(import.meta.dirname, '..', path));
  // A moved module would only make the pages larger, which nobody would notice here.
  const missing = modules.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`apps/web/plugins/kit.ts names ${missing.join(', ')}, which does not exist.`);
  return { name, priority: all.length - index, test: (id: string) => modules.includes(resolve(id)) };
});
