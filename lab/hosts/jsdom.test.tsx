import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composedArgs } from '../../.storybook/composedArgs.ts';
import { ensureTool } from '@etherpilot/testkit/tools';

interface Window {
  readonly document: Document;
  readonly close: () => void;
}

interface Story {
  readonly composed: Parameters<typeof composedArgs>[0];
  readonly meta: { readonly input: { readonly component: ComponentType<object> } };
}

/** What hosts test with that have no browser: the names below are all that such an environment provides. */
const { JSDOM } = createRequire(join(ensureTool('jsdom', '31.0.1'), 'package.json'))('jsdom') as {
  JSDOM: new (html: string, options: object) => { readonly window: Window & Record<string, unknown> };
};

const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
  url: 'https://host.test/',
  pretendToBeVisual: true,
});

const stories = import.meta.glob<{ readonly Ready: Story }>('../../packages/ui/src/screens/*/*Screen.stories.tsx');

const errors: unknown[] = [];

beforeAll(() => {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (
      name in globalThis &&
      !/^(window|document|navigator|Event|CustomEvent|EventTarget|AbortController|AbortSignal)$/.test(name)
    )
      continue;
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterAll(() => window.close());

test('jsdom lacks what the screens must do without', () => {
  expect(window['matchMedia']).toBeUndefined();
  expect(window['ResizeObserver']).toBeUndefined();
  expect('scrollIntoView' in window.document.documentElement).toBe(false);
});

test.each(Object.keys(stories))('%s mounts under jsdom', async (file) => {
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { uncertain } = await import('../../packages/ui/src/fixtures/uncertain.js');
  const { UiProvider } = await import('../../packages/ui/src/index.js');
  const { Ready } = (await stories[file]?.()) ?? {};
  if (!Ready) throw new Error(`${file} has no story Ready`);
  const Screen = Ready.meta.input.component;
  const args = composedArgs(Ready.composed);
  // The second state scrolls itself into view.
  const states =
    'submission' in args ? [args, { ...args, submission: uncertain({ status: 'reading' }, null) }] : [args];
  for (const state of states) {
    const place = window.document.body.appendChild(window.document.createElement('div'));
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
    expect(errors.splice(0)).toEqual([]);
    expect(place.textContent).not.toBe('');
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => app.unmount());
  }
});
