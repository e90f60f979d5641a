/// <reference types="vite/client" />
import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import changelog from '../../../packages/ui/CHANGELOG.md?raw';

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const titles = { major: 'Breaking changes', minor: 'New and changed', patch: 'Mended' } as const;

/** What the next release changes in one of these steps, a text each. */
const readChanges = (step: string) =>
  Object.values(changesets).flatMap((source) => {
    const [, head = '', text = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(source) ?? [];
    return head.includes(`'@etherpilot/ui': ${step}`) ? [text.trim()] : [];
  });

/** Each version with its day and what it changed, the newest first; the one to come is what the changesets say. */
export function WhatsNew() {
  return (
    <>
      <Heading>Next version, not released yet</Heading>
      {Object.entries(titles).map(([step, title]) => {
        const changes = readChanges(step);
        return (
          changes.length > 0 && (
            <section key={step}>
              <Subheading>{title}</Subheading>
              <Markdown>{changes.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}</Markdown>
            </section>
          )
        );
      })}
      <Markdown>{changelog.replace(/^# .*\n/, '').trim()}</Markdown>
    </>
  );
}
