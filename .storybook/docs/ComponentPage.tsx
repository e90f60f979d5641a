import {
  ArgTypes,
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
import { accessibilityNotes } from '../../packages/ui/docs/keyboard.js';
import { usages } from '../../packages/ui/docs/usages.js';
import { statuses } from '../statusBadge.js';
import { DoDont } from './blocks/Live.js';
import { Facts } from './blocks/Sheet.js';
import { findExport } from './entryPoints.js';

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
  const isInternal = title.startsWith('Internals/');
  const exported = isInternal ? undefined : findExport(name);
  const notes = accessibilityNotes[name];
  const usage = usages[name];
  const hasProps = Object.values(first.argTypes).some(({ table }) => table?.disable !== true);
  const isFramed = ownWindow.test(title);
  const isListed = isFramed || others.length > MOST_LIVE;
  const height = title.startsWith('Screens/') ? '720px' : '560px';
  return (
    <>
      <Title />
      <p>
        Status: {statuses.find((status) => preparedMeta.tags?.includes(status))}
        {exported?.weight}
      </p>
      <Description of="meta" />
      {exported ? (
        <Source code={exported.line} language="tsx" dark />
      ) : (
        isInternal && <p>Internal: no entry point exports it.</p>
      )}
      <Canvas of={first.moduleExport} story={isFramed ? { inline: false, height } : { inline: true }} />
      {exported?.example && (
        <>
          <Heading>Example</Heading>
          <Source code={exported.example} language="tsx" dark />
        </>
      )}
      {hasProps && (
        <>
          <Heading>Props</Heading>
          <Props role="region" aria-label="Props" tabIndex={0}>
            {/* A story in a window of its own does not follow the controls of the page. */}
            {isFramed ? <ArgTypes of={first.moduleExport} /> : <Controls of={first.moduleExport} />}
          </Props>
        </>
      )}
      {usage && (
        <>
          <Heading>Use</Heading>
          <Markdown>{usage.when}</Markdown>
          {usage.pairs.map(({ good, bad, views }) => (
            <DoDont key={good} good={good} bad={bad}>
              {views}
            </DoDont>
          ))}
        </>
      )}
      {notes && <Heading>Accessibility</Heading>}
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
