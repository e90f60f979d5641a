import { posix } from 'node:path';
import { isStory, isTest, type Source } from '@etherpilot/testkit/sources';

const base = 'packages/ui/src/';
/** Texts are public wherever they are; any other export makes its component public. */
const textsOnly = /export \{(?:\s*\w+Messages,?)+\s*\} from '([^']+)'/g;

/**
 * The components that only one screen uses, directly or through its own components, and that no entry point exports:
 * they belong into that screen's folder. Each with its screen.
 */
export function findMisplacedComponents(sources: readonly Source[]): readonly string[] {
  const users = new Map<string, Set<string>>();
  for (const source of sources.filter((one) => !isTest(one) && !isStory(one) && !one.path.includes('/fixtures/'))) {
    const user = getOwner(source.path);
    for (const target of readTargets(source)) {
      const used = getOwner(target);
      if (!used.startsWith('components/') || used === user) continue;
      users.set(used, (users.get(used) ?? new Set()).add(user));
    }
  }
  const screens = new Map<string, string>();
  for (let known = -1; known < screens.size;) {
    known = screens.size;
    for (const [component, of] of users) {
      const [screen = '', ...others] = new Set([...of].map((user) => screens.get(user) ?? user));
      if (others.length === 0 && screen.startsWith('screens/')) screens.set(component, screen);
    }
  }
  return [...screens].map(([component, screen]) => `${component} belongs to ${screen}`);
}

/** The component or screen a file is a part of, or the file itself. */
function getOwner(path: string): string {
  const [layer = '', folder = '', ...rest] = path.slice(base.length).split('/');
  return rest.length > 0 && (layer === 'components' || layer === 'screens') ? `${layer}/${folder}` : path;
}

function readTargets({ path, text }: Source): string[] {
  const code = path === `${base}messages.ts` ? text.replaceAll(textsOnly, '') : text;
  return [...code.matchAll(/['"](\.\.?\/[^'"]+)['"]/g)].map((match) => posix.join(posix.dirname(path), match[1] ?? ''));
}
