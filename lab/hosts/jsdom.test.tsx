import { act, type ComponentType, lazy, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { composedArgs } from '../../.storybook/composedArgs.ts';
import { uncertain } from '../../packages/ui/src/fixtures/uncertain.js';
import { Dialog, UiProvider, useClock } from '../../packages/ui/src/index.js';

interface Story {
  readonly composed: Parameters<typeof composedArgs>[0];
  readonly meta: { readonly input: { readonly component: ComponentType<object> } };
}

const stories = import.meta.glob<{ readonly Ready: Story }>('../../packages/ui/src/screens/*/*Screen.stories.tsx');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('jsdom, which hosts test with that have no browser, lacks what the screens must do without', () => {
  const { matchMedia, ResizeObserver } = window as Partial<typeof globalThis>;
  expect([matchMedia, ResizeObserver]).toEqual([undefined, undefined]);
  expect('scrollIntoView' in document.documentElement).toBe(false);
});

test.each(Object.keys(stories))('%s mounts under jsdom', async (file) => {
  const { Ready } = (await stories[file]?.()) ?? {};
  if (!Ready) throw new Error(`${file} has no story Ready`);
  const Screen = Ready.meta.input.component;
  const args = composedArgs(Ready.composed);
  // The second state scrolls itself into view.
  const states =
    'submission' in args ? [args, { ...args, submission: uncertain({ status: 'reading' }, null) }] : [args];
  for (const state of states) {
    const errors: unknown[] = [];
    const place = document.body.appendChild(document.createElement('div'));
    const onUncaughtError = (error: unknown) => errors.push(error);
    const app = createRoot(place, { onUncaughtError, onCaughtError: onUncaughtError });
    // oxlint-disable-next-line no-await-in-loop -- one at a time, as tests of a host do
    await act(async () =>
      app.render(
        <UiProvider>
          <Screen {...state} />
        </UiProvider>,
      ),
    );
    expect(errors).toEqual([]);
    expect(place.textContent).not.toBe('');
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => app.unmount());
  }
});

const Chart = () => <p>A chart</p>;
const Page = ({ Part }: { readonly Part: ComponentType }) => (
  <UiProvider now={useClock(0)} brand={{ name: 'Made anew each time' }}>
    <Suspense fallback="Loading">
      <Part />
    </Suspense>
  </UiProvider>
);

test('what a server has sent stays while its code is on its way', async () => {
  const html = renderToString(<Page Part={Chart} />);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const place = document.body.appendChild(body);
  const sent = place.querySelector('p');
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => code.promise);
  await act(async () => void hydrateRoot(place, <Page Part={Late} />));
  expect([place.querySelector('p'), place.textContent]).toEqual([sent, 'A chart']);
  await act(async () => code.resolve({ default: Chart }));
  expect(place.querySelector('p')).toBe(sent);
});

test('a dialog is visible under jsdom', async () => {
  const app = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    app.render(
      <UiProvider>
        <Dialog isOpen title="Terms" foot={null} onClose={() => {}}>
          Read this.
        </Dialog>
      </UiProvider>,
    ),
  );
  const around: Element[] = [];
  for (let at = document.querySelector('[role="dialog"]'); at !== null; at = at.parentElement) around.push(at);
  expect(around.length).toBeGreaterThan(3);
  expect(around.map((each) => getComputedStyle(each).display)).not.toContain('none');
  await act(async () => app.unmount());
});
