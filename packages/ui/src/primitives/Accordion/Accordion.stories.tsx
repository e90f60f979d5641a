import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Accordion, type AccordionProps } from './Accordion.js';

function Held(props: AccordionProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <Accordion
      {...props}
      open={open}
      onChangeOpen={(next) => {
        setOpen(next);
        props.onChangeOpen(next);
      }}
    />
  );
}

const args: AccordionProps = {
  open: [],
  onChangeOpen: fn(),
  headingLevel: 2,
  items: [
    { id: 'a', title: 'What is first?', content: <p>The first answer.</p> },
    { id: 'b', title: 'What is second?', content: <p>The second answer.</p> },
  ],
};

const meta = preview.meta({
  title: 'Primitives/Accordion',
  tags: ['stable'],
  component: Accordion,
  render: (props) => <Held {...props} />,
  args,
});

export const Ready = meta.story();

Ready.test(
  'a click on a title expands its text, and another one collapses it',
  async ({ args: { onChangeOpen }, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: 'What is first?' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'What is first?' })).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('The first answer.')).not.toBeVisible();
    await userEvent.click(first);
    await expect(onChangeOpen).toHaveBeenLastCalledWith(['a']);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The first answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What is second?' }));
    await expect(onChangeOpen).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(first);
    await expect(onChangeOpen).toHaveBeenLastCalledWith(['b']);
    await expect(canvas.getByText('The second answer.')).toBeVisible();
  },
);

Ready.test('the browser finds words in a collapsed text, and opens it', async ({ args: { onChangeOpen }, canvas }) => {
  const answer = canvas.getByText('The second answer.');
  const panel = answer.closest('[hidden]');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect(onChangeOpen).toHaveBeenLastCalledWith(['b']);
  await expect(await canvas.findByRole('region', { name: 'What is second?' })).toContainElement(answer);
  await userEvent.click(canvas.getByRole('button', { name: 'What is second?' }));
  await expect(panel).toHaveAttribute('hidden', 'until-found');
});

Ready.test('titles can be opened by keyboard', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('The second answer.')).toBeVisible();
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    open: ['long'],
    items: [{ id: 'long', title: 'averylongquestion'.repeat(5), content: <p>{'averylonganswer'.repeat(9)}</p> }],
  },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvasElement }) => {
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
