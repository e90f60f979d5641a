import { exportedNames, findExample } from './llms.ts';

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
 * Leaves in the manifest what an entry point exports. Its code is the written example, which imports what it uses, once a
 * component: what Storybook makes of the args of each story does not compile. Of the stories, name and description stay.
 */
export function onlyExported<Given extends Manifests>(manifests: Given): Given {
  if (manifests.components === undefined) return manifests;
  const components = Object.entries(manifests.components.components).flatMap(([id, component]) => {
    if (!exportedNames.has(component.name)) return [];
    const isOwnPage = id.endsWith(`-${component.name.toLowerCase()}`);
    const [, snippet] = findExample(component.name) ?? [];
    const stories = component.stories?.map(({ id: story, name, description }, index) => ({
      id: story,
      name,
      description,
      ...(isOwnPage && index === 0 && { snippet }),
    }));
    return [[id, { ...component, import: undefined, stories }] as const];
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
}
