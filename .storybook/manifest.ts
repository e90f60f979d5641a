import { listImports } from './llms.ts';

interface Component {
  readonly name: string;
  readonly import?: string;
}

/** What Storybook writes for programs: `manifests/components.json` and others. */
export interface Manifests {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
}

/**
 * Leaves in the manifest what an entry point exports, with the line that imports it: Storybook takes every component for
 * one of the package's main entry point.
 */
export function onlyExported<Given extends Manifests>(manifests: Given): Given {
  if (manifests.components === undefined) return manifests;
  const lines = listImports();
  const exported = Object.entries(manifests.components.components).flatMap(([id, component]) => {
    const line = lines.get(component.name);
    return line === undefined ? [] : [[id, { ...component, import: line }] as const];
  });
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(exported) } };
}
