/** A recipe of CONTRIBUTING.md. The patch of its name follows it with a small example. */
export interface Recipe {
  /** Its heading in CONTRIBUTING.md. */
  readonly heading: string;
  /** What the recipe calls `X`. */
  readonly x?: string;
  /** Options of Vitest that write what is generated. */
  readonly generate?: readonly string[];
  /** The tests concerned, by parts of their paths. */
  readonly tests: readonly string[];
  /** A part of the title of tests that state what a document says: they fail until that is changed. */
  readonly documented?: string;
}

const ui = 'packages/ui/src';
const checks = 'scripts/checks';

export const recipes: Readonly<Record<string, Recipe>> = {
  coin: {
    heading: 'Add a coin',
    tests: [`${ui}/address`, `${ui}/model/coins`, `${ui}/texts`, 'apps/sandbox-api/src/coins'],
  },
  field: {
    heading: "Add a field to a bot's configuration",
    tests: [
      `${ui}/components/BotConfigDialog`,
      'api-client/src/openapi',
      'createApiClient',
      'sandbox-api/src/routes',
      'apps/web/src',
      `${checks}/limits`,
      `${checks}/openapi`,
    ],
  },
  limit: {
    heading: 'Change a limit',
    tests: [ui, 'apps/web/src', 'apps/sandbox-api/src', `${checks}/limits`, `${checks}/openapi`],
    documented: 'the smallest withdrawal in',
  },
  screen: {
    heading: 'Add a screen',
    x: 'Reports',
    generate: ['entryPoints', '-u'],
    tests: [
      `${ui}/entryPoints`,
      `${ui}/components/AppShell`,
      'signedInScreens',
      'apps/web/deploy',
      '.storybook',
      `${checks}/layers`,
    ],
  },
  language: {
    heading: 'Add a language',
    tests: ['apps/web/src/texts', 'apps/web/src/language', `${ui}/messages`, `${checks}/layers`],
  },
};
