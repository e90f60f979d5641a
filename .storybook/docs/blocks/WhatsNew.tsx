import { Heading, Markdown, Subheading } from '@storybook/addon-docs/blocks';
import { changelog, readChanges } from './readme.js';

const titles = {
  major: 'Breaking changes',
  minor: 'New and changed',
  patch: 'Mended',
} as const;

/** Each version with its day and what it changed, the newest first; the one to come is what the changesets say. */
export function WhatsNew() {
  const changes = readChanges('@etherpilot/ui');
  const released = changelog.replace(/^# .*\n/, '').trim();
  return (
    <>
      <Heading>Next version, not released yet</Heading>
      {(['major', 'minor', 'patch'] as const).map((step) => {
        const ofStep = changes.filter((change) => change.step === step);
        return (
          ofStep.length > 0 && (
            <section key={step}>
              <Subheading>{titles[step]}</Subheading>
              {ofStep.map(({ text }) => (
                <Markdown key={text}>{`- ${text.replaceAll('\n', '\n  ')}`}</Markdown>
              ))}
            </section>
          )
        );
      })}
      <Markdown>{released}</Markdown>
    </>
  );
}
