import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { TextField } from '../Field/TextField.js';
import { Tabs, type TabsProps } from './Tabs.js';

type Value = 'read' | 'write' | 'ask';

function Draft() {
  const [text, setText] = useState('');
  return <TextField label="Draft" value={text} onValueChange={setText} />;
}

function Held(props: TabsProps<Value>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const args: TabsProps<Value> = {
  label: 'Ways',
  value: 'read',
  onValueChange: fn(),
  tabs: [
    { value: 'read', label: 'Read', content: <p>Something to read.</p> },
    { value: 'write', label: 'Write', content: <Draft /> },
    { value: 'ask', label: 'Ask', content: <p>Somebody to ask.</p> },
  ],
};

const meta = preview.meta({
  title: 'Primitives/Tabs',
  tags: ['stable'],
  component: Tabs<Value>,
  render: (props) => <Held {...props} />,
  args,
});

export const Ready = meta.story();

Ready.test("a click shows the tab's panel", async ({ args: { onValueChange }, canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('tablist', { name: 'Ways' })).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'Ask' }));
  await expect(onValueChange).toHaveBeenCalledOnce();
  await expect(onValueChange).toHaveBeenLastCalledWith('ask');
  await expect(canvas.getByRole('tabpanel', { name: 'Ask' })).toHaveTextContent('Somebody to ask.');
  await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
});

/** One focus stop, with arrow keys inside. */
export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Read')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Write')).toHaveFocus();
    await expect(tab('Write')).toHaveAttribute('tabindex', '0');
    await expect(tab('Read')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Write' })).toBeVisible();
    await userEvent.keyboard('{End}{Home}{ArrowLeft}');
    await expect(tab('Ask')).toHaveFocus();
  },
});

Ready.test(
  'what was typed in a tab is still there after a switch to another tab',
  { args: { value: 'write' as const } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Draft' }), 'Hello');
    await userEvent.click(canvas.getByRole('tab', { name: 'Read' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }));
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toHaveValue('Hello');
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { tabs: args.tabs.map((tab) => ({ ...tab, label: `${tab.label} all that there is to know` })) },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvasElement }) => {
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
