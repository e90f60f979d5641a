import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { Facts } from './blocks/Sheet.js';
import { statuses } from '../statusBadge.js';
import { getImportLine } from './entryPoints.js';
import { accessibilityNotes } from './keyboard.js';
import { usages } from './usage.js';

/** The table of props, which scrolls by itself where the page is narrow. */
const Props = styled.div`
  overflow-x: auto;
  /* The table's own line lies outside of it. */
  padding-inline: 1px;
`;

/** More stories than these would make a page slow; the rest is listed with links. */
const MOST_LIVE = 8;
/** What covers the window or is laid out for it needs a window of its own. */
const ownWindow = /^(Screens|Flows)\/|(Dialog|Shell|Layout|Ribbon|ToastRegion|Toasts)$/i;

/** Choices of the toolbar that a page has as a whole; a story that makes one is shown in a page of its own. */
const ofPage = ['theme', 'direction'];

/** The page of a component: what it is, how to import it, its props, its use, its keys, and its states. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const isShown = (tags: readonly string[]) => tags.includes('dev') && !tags.includes('test-fn');
  const [first, ...others] = context.componentStories().filter(({ tags }) => isShown(tags));
  if (first === undefined) return <Title />;
  const { title } = preparedMeta;
  const name = title.split('/').at(-1) ?? '';
  const line = getImportLine(name);
  const notes = accessibilityNotes[name];
  const usage = usages[name];
  const isFramed = ownWindow.test(title);
  // A page runs no play: what only a play brings about is not to be seen there.
  const isListed = isFramed || others.length > MOST_LIVE || others.some(({ playFunction }) => playFunction);
  const height = title.startsWith('Screens/') ? '720px' : '560px';
  return (
    <>
      <Title />
      <p>Status: {statuses.find((status) => preparedMeta.tags?.includes(status))}</p>
      <Description of="meta" />
      {line ? <Source code={line} language="tsx" dark /> : <p>Internal: no entry point exports it.</p>}
      <Canvas of={first.moduleExport} story={isFramed ? { inline: false, height } : { inline: true }} />
      <Props role="region" aria-label="Props" tabIndex={0}>
        <Controls of={first.moduleExport} />
      </Props>
      {usage && (
        <>
          <Heading>Use</Heading>
          <Markdown>{usage.when}</Markdown>
          {usage.pairs}
        </>
      )}
      <Heading>Accessibility</Heading>
      {notes?.notes && <Markdown>{notes.notes.map((note) => `- ${note}`).join('\n')}</Markdown>}
      {notes?.keys && <Facts label="Keys" head={['Key', 'Does']} rows={notes.keys} />}
      {others.length > 0 && <Heading>States</Heading>}
      {isListed ? (
        <Facts
          label="States"
          head={['State', 'What it shows']}
          rows={others.map(({ id, name: state, parameters }) => [
            <a key={id} href={`./?path=/story/${id}`} target="_top">
              {state}
            </a>,
            (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? '',
          ])}
        />
      ) : (
        others.map(({ id, name: state, moduleExport, storyGlobals }) =>
          ofPage.some((choice) => choice in storyGlobals) ? (
            <section key={id}>
              <Subheading>{state}</Subheading>
              <Description of={moduleExport} />
              <Canvas of={moduleExport} story={{ inline: false, height: '240px' }} />
            </section>
          ) : (
            <DocsStory key={id} of={moduleExport} />
          ),
        )
      )}
    </>
  );
}
