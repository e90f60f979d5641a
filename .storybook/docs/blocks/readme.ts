/// <reference types="vite/client" />
import readme from '../../../packages/ui/README.md?raw';
import changelog from '../../../packages/ui/CHANGELOG.md?raw';

/** A section of the package's README, without its heading; links to files of the repository become plain text. */
export function readSection(title: string): string {
  const [, after = ''] = readme.split(`\n## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  return section.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1').trim();
}

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Change {
  /** How far it reaches. */
  readonly step: 'major' | 'minor' | 'patch';
  readonly text: string;
}

/** What the next release of a package changes, the larger steps first. */
export function readChanges(name: string): readonly Change[] {
  const steps = ['major', 'minor', 'patch'] as const;
  return Object.values(changesets)
    .flatMap((source): readonly Change[] => {
      const [, head = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(source) ?? [];
      const step = steps.find((one) => head.includes(`'${name}': ${one}`));
      return step === undefined ? [] : [{ step, text: text.trim() }];
    })
    .toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
}

export { changelog };
