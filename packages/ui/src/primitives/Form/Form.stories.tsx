import { useState } from 'react';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import { Button } from '../Button/Button.js';
import { TextField } from '../Field/TextField.js';
import { Stack } from '../Layout/Layout.js';
import { Form } from './Form.js';
import { useForm } from './useForm.js';
import { HOST_DELAY_MS } from './useSubmitLock.js';

interface SendingFormProps {
  readonly onSend: (name: string) => void;
  /** What the host reports after each call, and how many ms later. */
  readonly answers: readonly (readonly [Submission, number])[];
  /** The host passes no progress, so the form shows none. */
  readonly isUnanswered?: boolean;
}

/** One field, one button, and a slow host. */
function SendingForm({ onSend, answers, isUnanswered = false }: SendingFormProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const form = useForm({
    initial: { name: '' },
    ...(!isUnanswered && { submission }),
    onSubmit: (name: string) => {
      onSend(name);
      for (const [answer, delay] of answers) setTimeout(() => setSubmission(answer), delay);
    },
  });
  return (
    <Form onSubmit={() => form.submit({ request: form.values.name })}>
      <Stack>
        <TextField label="Name" {...form.field('name')} />
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          {form.isSending ? 'Sending...' : 'Send'}
        </Button>
      </Stack>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Internals/Form',
  tags: ['internal'],
  component: SendingForm,
  args: { onSend: fn(), answers: [] },
});

const sending: Submission = { status: 'sending' };

/** A host that reports sending two frames later is called once. */
export const LateHost = meta.story({
  tags: ['!dev', '!autodocs'],
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

export const Ready = meta.story();

Ready.test(
  'when a host rejects silently, the next click is accepted after a second',
  async ({ args: { onSend }, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.dblClick(button);
    await expect(onSend).toHaveBeenCalledOnce();
    await new Promise((resolve) => setTimeout(resolve, HOST_DELAY_MS));
    await userEvent.click(button);
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
);

Ready.test(
  'holding Enter in the field or on the button submits once',
  {
    args: {
      answers: [
        [sending, 0],
        [IDLE, 40],
      ],
    },
  },
  async ({ args: { onSend }, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    canvas.getByRole('textbox').focus();
    await holdEnter(40);
    await expect(onSend).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Send' });
    button.focus();
    await holdEnter(40);
    await expect(onSend).toHaveBeenCalledTimes(2);
  },
);

Ready.test(
  'typing on before a late host has answered opens no way to a second call',
  { args: { answers: [[sending, 400]] } },
  async ({ args: { onSend }, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter} L{Enter}');
    await expect(mocked(onSend).mock.calls).toEqual([['Ada']]);
    await canvas.findByRole('button', { name: 'Sending...' });
  },
);

Ready.test(
  'where no host answers, a double click calls it once, and other values are another call',
  { args: { isUnanswered: true } },
  async ({ args: { onSend }, canvas }) => {
    clickThrice(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Ada{Enter}');
    await expect(mocked(onSend).mock.calls).toEqual([[''], ['Ada']]);
  },
);

Ready.test(
  'while a call is on its way, further submits are ignored',
  { args: { answers: [[sending, 0]] } },
  async ({ args: { onSend }, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Ada{Enter}');
    await canvas.findByRole('button', { name: 'Sending...' });
    await new Promise((resolve) => setTimeout(resolve, HOST_DELAY_MS));
    // Past the button, which is off by itself.
    field.closest('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
);
