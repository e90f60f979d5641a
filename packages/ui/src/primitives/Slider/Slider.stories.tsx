import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withHostState } from '../../fixtures/withHostState.js';
import { Slider, type SliderProps } from './Slider.js';

const InPercent = withHostState((props: SliderProps) => <Slider {...props} valueText={`${props.value}%`} />);

const meta = preview.meta({
  title: 'Primitives/Slider',
  tags: ['stable'],
  component: Slider,
  render: (args) => <InPercent {...args} />,
  args: {
    label: 'Stop Loss',
    value: 5,
    min: 1,
    max: 20,
    major: 5,
    labels: [1, 5, 10, 15, 20].map((at) => ({ at, text: String(at) })),
    valueText: '5%',
    onValueChange: fn(),
  },
});

export const Ready = meta.story();

Ready.test('the value is reported in words, and the touch target is 44 px high', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Stop Loss' });
  await expect(slider).toHaveAttribute('aria-valuetext', '5%');
  await fireEvent.change(slider, { target: { value: '19' } });
  await expect(args.onValueChange).toHaveBeenCalledWith(19);
  await expect(slider.getBoundingClientRect().height).toBe(44);
});

export const Narrowest = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    label: 'Take Profit',
    value: 10,
    min: 5,
    max: 50,
    labels: [5, 20, 35, 50].map((at) => ({ at, text: String(at) })),
    valueText: '10%',
  },
});

/** From right to left, the scale and the filled part begin at the right. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

RightToLeft.test('from right to left, the scale and the filled part begin at the right', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Stop Loss' });
  await expect(getComputedStyle(slider).direction).toBe('rtl');
  const [around] = [slider.parentElement].filter((element) => element !== null);
  await expect(around && getComputedStyle(around, '::before').backgroundPositionX).toMatch(/^100%/);
  const getMiddle = (text: string) => {
    const { left, width } = canvas.getByText(text).getBoundingClientRect();
    return left + width / 2;
  };
  const track = slider.getBoundingClientRect();
  // The track is half a thumb shorter at either end.
  await expect(getMiddle('1')).toBeCloseTo(track.right - 10, 0);
  await expect(getMiddle('20')).toBeCloseTo(track.left + 10, 0);
});
