import type { StoryReport } from '@etherpilot/testkit/testReports';

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What Storybook's preview offers to the page it runs in. */
export interface PreviewPage {
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: { readonly phase?: string };
    ready(): Promise<void>;
    loadStory(of: { readonly storyId: string }): Promise<{
      readonly argTypes: Readonly<Record<string, { readonly description?: string }>>;
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly a11y: {
          readonly test?: string;
          readonly context?: { readonly exclude?: readonly string[] };
          readonly options?: object;
        };
        readonly viewport: {
          readonly options: Readonly<Record<string, { readonly styles: Readonly<Record<'width' | 'height', string>> }>>;
        };
      };
    }>;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    /** What carries events to other windows. */
    readonly transports: unknown[];
    on(event: string, listener: (payload: never) => void): void;
    off(event: string, listener: (payload: never) => void): void;
    emit(event: 'setCurrentStory', payload: { storyId: string; viewMode: 'story' | 'docs' }): void;
    emit(event: 'updateGlobals', payload: { globals: object }): void;
  };
}

/** What a story has reported when it has ended: the part of Storybook's payload that is read here. */
interface FinishedStory {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly StoryReport[];
}

interface Violations {
  readonly violations?: readonly { readonly help: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** How a story has ended. */
export interface StoryEnd {
  /** What was wrong: an error of its `play`, an error page, or what axe has found. */
  readonly error?: string;
  /** What its parts of the test have reported, axe apart. */
  readonly reports: readonly StoryReport[];
}

/** Runs in the page: the size of the window a story asks for (px). */
export async function readViewport(storyId: string): Promise<Size> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  const { storyGlobals, parameters } = await preview.loadStory({ storyId });
  const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? {
    width: '1200px',
    height: '900px',
  };
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Runs in the page: shows a story and resolves with how it has ended. */
export function showStory([storyId, limitMs]: readonly [string, number]): Promise<StoryEnd> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as PreviewPage;
  return new Promise((resolve) => {
    const errors: string[] = [];
    const still = document.createElement('style');
    still.textContent =
      '*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }';
    // Whatever begins to fade now would be read by axe in a colour that nobody sees for long.
    const onRendered = (rendered: string) => rendered === storyId && document.head.append(still);
    const onThrown = ({ message }: Error) => errors.push(message);
    const onUnhandled = (thrown: readonly Error[]) => errors.push(...thrown.map(({ message }) => message));
    const end = (reports: readonly StoryReport[]) => {
      still.remove();
      channel.off('storyRendered', onRendered);
      channel.off('playFunctionThrewException', onThrown);
      channel.off('unhandledErrorsWhilePlaying', onUnhandled);
      channel.off('storyFinished', onFinished);
      const error = errors.length > 0 && { error: errors.join('\n') };
      resolve({ ...error, reports: reports.filter(({ type }) => type !== 'a11y') });
    };
    const onFinished = ({ storyId: finished, status, reporters }: FinishedStory) => {
      if (finished !== storyId) return;
      for (const { type, result, status: reported } of reporters) {
        if (type === 'requirements' && reported === 'failed') errors.push('names requirements but has no assertion');
        const { violations = [] } = type === 'a11y' ? (result as Violations) : {};
        errors.push(...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`));
      }
      const isErrorPage = document.body.classList.contains('sb-show-errordisplay');
      if (isErrorPage) errors.push(`error page: ${document.querySelector('#error-message')?.textContent ?? ''}`);
      if (status !== 'success' && errors.length === 0) errors.push(`ended with ${status}`);
      end(reporters);
    };
    setTimeout(() => {
      errors.push('has not ended');
      end([]);
    }, limitMs);
    channel.on('storyRendered', onRendered);
    channel.on('playFunctionThrewException', onThrown);
    channel.on('unhandledErrorsWhilePlaying', onUnhandled);
    channel.on('storyFinished', onFinished);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
