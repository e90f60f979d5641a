import { findExample, listImports } from './llms.ts';

interface Component {
  readonly name: string;
  readonly import?: string;
  readonly stories?: readonly { readonly id: string; readonly name: string; readonly description?: string }[];
}

/** What Storybook writes for programs: `manifests/components.json` and others. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
}

/**
 * Leaves in the manifest what an entry point exports, with the line that imports it: Storybook takes every component for
 * one of the package's main entry point. Its code is the written example, in place of what Storybook makes of the args of
 * each story, which does not compile; of the stories, name and description stay.
 */
export function onlyExported<Given extends Manifests>(manifests: Given): Given {
  if (manifests.components === undefined) return manifests;
  const lines = listImports();
  const exported = Object.entries(manifests.components.components).flatMap(([id, component]) => {
    const line = lines.get(component.name);
    if (line === undefined) return [];
    const [, snippet] = findExample(component.name) ?? [];
    const stories = component.stories?.map(({ id: story, name, description }, index) => ({
      id: story,
      name,
      description,
      ...(index === 0 && { snippet }),
    }));
    return [[id, { ...component, import: line, stories }] as const];
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(exported) } };
}
