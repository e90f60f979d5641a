/// <reference types="vite/client" />
import readme from '../../../packages/ui/README.md?raw';

/** A section of the package's README, without its heading; links to files of the repository become plain text. */
export function readSection(title: string): string {
  const [, after = ''] = readme.split(`\n## ${title}\n`);
  const [section = ''] = after.split('\n## ');
  return section.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1').trim();
}
