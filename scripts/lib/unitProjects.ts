/** Selects the projects of vitest.config.ts that need no browser. */
export const unitProjects = ['--project', 'unit', '--project', 'web'] as const;
