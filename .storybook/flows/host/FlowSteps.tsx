import { Button } from '../../../packages/ui/src/primitives/Button/Button.js';
import { Scale } from '../../../packages/ui/src/primitives/Scale/Scale.js';
import { VisuallyHidden } from '../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.js';
import * as S from './Flow.styles.js';

interface FlowStepsProps {
  readonly steps: readonly string[];
  /** The place of the step the person is at, from 0. */
  readonly current: number;
  readonly onRestart: () => void;
}

const getState = (at: number, current: number) => (at < current ? 'done' : at === current ? 'current' : 'ahead');

/** The steps of a flow, with a mark at the one the person is at. */
export function FlowSteps({ steps, current, onRestart }: FlowStepsProps) {
  return (
    <S.Bar aria-label="Steps of this flow">
      <S.StepsSpace />
      <S.Steps>
        {steps.map((step, at) => (
          <li key={step} data-state={getState(at, current)} aria-current={at === current ? 'step' : undefined}>
            {at < current && <VisuallyHidden>Done: </VisuallyHidden>}
            {step}
          </li>
        ))}
      </S.Steps>
      <S.Progress>
        <p>
          <span>
            Step {current + 1} of {steps.length}
          </span>{' '}
          {steps[current]}
        </p>
        <Scale max={steps.length} minor={1} major={steps.length} value={current + 1} />
      </S.Progress>
      <Button variant="quiet" size="small" onClick={onRestart}>
        Start over
      </Button>
    </S.Bar>
  );
}
