import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppShell } from '../../../packages/ui/src/components/AppShell/AppShell.js';
import { type Place, places } from '../../../packages/ui/src/model/Place.js';
import { ToastRegion } from '../../../packages/ui/src/primitives/ToastRegion/ToastRegion.js';
import { UiContext, useUi } from '../../../packages/ui/src/provider/UiContext.js';
import { FlowLink, FlowLinksContext } from './FlowLink.js';
import { FlowSteps } from './FlowSteps.js';
import { type FlowHost, useFlow, type World } from './useFlow.js';

export interface FlowProps {
  /** What the flow begins with. */
  readonly start: Partial<World>;
  readonly steps: readonly string[];
  /** The place of the step the person is at, from 0. */
  readonly getStep: (world: World) => number;
  /** The screens of the flow, by their places: a link to any other place leaves the flow. */
  readonly screens: (host: FlowHost) => Partial<Record<Place, ReactNode>>;
}

/** The real screens in the shell, switched by their callbacks and links, below the steps of the flow. */
export function Flow(props: FlowProps) {
  const [round, setRound] = useState(0);
  return <Round key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

/** As in the app: a new screen is read from its top. */
function ReadFromTop() {
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return null;
}

function Round({ start, steps, getStep, screens, onRestart }: FlowProps & { readonly onRestart: () => void }) {
  const host = useFlow(start);
  const { world, change } = host;
  const shown = screens(host);
  const ui = useUi();
  const inFlow = useMemo(() => ({ ...ui, Link: FlowLink }), [ui]);
  const links = {
    placeOf: (href: string) => {
      const place = places.find((one) => ui.hrefs[one] === href);
      // Two places have one screen.
      const target = place === 'robots' ? 'bots' : place;
      return target !== undefined && target in shown ? target : undefined;
    },
    go: host.go,
    Outer: ui.Link,
  };
  const step = getStep(world);
  return (
    <FlowLinksContext value={links}>
      <UiContext value={inFlow}>
        <FlowSteps steps={steps} current={step} onRestart={onRestart} />
        {world.place === 'login' ? (
          shown.login
        ) : (
          <AppShell current={world.place} balance={world.balance} onLogOut={onRestart}>
            {shown[world.place]}
          </AppShell>
        )}
        <ReadFromTop key={world.place} />
        <ToastRegion
          toasts={world.toasts}
          onDismiss={({ id }) => change(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))}
        />
      </UiContext>
    </FlowLinksContext>
  );
}
