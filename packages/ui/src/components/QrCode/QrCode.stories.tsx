import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { depositAddress } from '../../fixtures/deposits.js';
import { QrCode } from './QrCode.js';

const meta = preview.meta({
  title: 'Components/QrCode',
  tags: ['beta'],
  component: QrCode,
  args: { value: depositAddress.address, label: 'QR code of the deposit address' },
});

/** Measures 200 by 200 px, on paper with a light edge of four modules at least, without which cameras do not find it. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-25'] },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code of the deposit address' });
    await expect(code.getBoundingClientRect().width).toBe(200);
    await expect(code.getBoundingClientRect().height).toBe(200);
    const paper = code.parentElement ?? code;
    const { backgroundColor, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(paper);
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const edge = Math.min(
      ...[paddingLeft, paddingRight, paddingTop, paddingBottom].map((side) => Number(side.replace('px', ''))),
    );
    await expect(edge).toBeGreaterThanOrEqual((4 * 200) / modules);
  },
});

/** The shortest address of the coins on offer has the largest modules, and so the widest edge. */
export const ShortestAddress = ReadyTest.extend({
  tags: ['!dev', '!autodocs'],
  args: { value: '1BvBMSEYstWetqTFn5Au4m4GFg' },
});

/** A text of 504 characters, close to the limit, still gets a code. */
export const LongText = meta.story({ args: { value: depositAddress.address.repeat(12) } });
