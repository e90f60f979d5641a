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

/** Measures 200 by 200 px, on paper with a light edge, without which cameras do not find it. */
export const Ready = meta.story({
  parameters: { requirements: ['DEP-25'] },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'QR code of the deposit address' });
    await expect(code.getBoundingClientRect().width).toBe(200);
    await expect(code.getBoundingClientRect().height).toBe(200);
    const paper = code.parentElement ?? code;
    const { paddingInline, paddingBlock, backgroundColor } = getComputedStyle(paper);
    await expect([paddingInline, paddingBlock, backgroundColor]).toEqual(['12px', '12px', 'rgb(255, 255, 255)']);
  },
});

/** A text of 504 characters, close to the limit, still gets a code. */
export const LongText = meta.story({ args: { value: depositAddress.address.repeat(12) } });
