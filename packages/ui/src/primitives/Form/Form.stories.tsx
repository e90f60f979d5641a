import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import { Button } from '../Button/Button.js';
import { TextField } from '../Field/TextField.js';
import { Stack } from '../Layout/Layout.js';
import { Form } from './Form.js';
import { HOST_DELAY_MS, useSubmitLock } from './useSubmitLock.js';

interface SendingFormProps {
  readonly onSend: () => void;
  /** What the host reports after each call, and how many ms later. */
  readonly answers: readonly (readonly [Submission, number])[];
}

/** One field, one button, and a slow host. */
function SendingForm({ onSend, answers }: SendingFormProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [text, setText] = useState('');
  const lock = useSubmitLock(submission);
  const send = () => {
    onSend();
    for (const [answer, delay] of answers) setTimeout(() => setSubmission(answer), delay);
  };
  return (
    <Form onSubmit={() => lock.run(send)}>
      <Stack>
        <TextField label="Name" value={text} onChangeValue={setText} />
        <Button type="submit" kind="primary" isBusy={submission.status === 'sending'}>
          {submission.status === 'sending' ? 'Sending...' : 'Send'}
        </Button>
      </Stack>
    </Form>
  );
}

const meta = preview.meta({ component: SendingForm, args: { onSend: fn(), answers: [] } });

const sending: Submission = { status: 'sending' };

/** A host that reports sending two frames later is called once. */
export const LateHost = meta.story({
  args: {
    answers: [
      [sending, 34],
      [IDLE, 800],
    ],
  },
  play: async ({ args: { onSend }, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    clickThrice(button);
    await userEvent.click(button);
    await canvas.findByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    await expect(onSend).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Send' });
    await userEvent.click(button);
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
});

/** When a host rejects silently, the next click is accepted after a second. */
export const SilentHost = meta.story({
  play: async ({ args: { onSend }, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await expect(onSend).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, HOST_DELAY_MS));
    await userEvent.click(button);
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
});

/** Holding Enter in the field or on the button submits once. */
export const HeldEnter = meta.story({
  args: {
    answers: [
      [sending, 0],
      [IDLE, 40],
    ],
  },
  play: async ({ args: { onSend }, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    canvas.getByRole('textbox').focus();
    await holdEnter(40);
    await expect(onSend).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Send' });
    button.focus();
    await holdEnter(40);
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
});
