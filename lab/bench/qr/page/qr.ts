import { encode } from 'uqr';
import { drawQr } from '../../../../packages/ui/src/components/QrCode/qrPath.ts';

/** Times of ours, the path as it is on the screen, and of the peer, the grid alone (ms each). */
export type Times = Record<'ours' | 'peer', number[]>;

declare global {
  interface Window {
    qr?: {
      /** The first code of a page. */
      readonly first: (subject: keyof Times, address: string) => number;
      /** The code of an address by both in turn, so many times. */
      readonly inTurn: (address: string, times: number) => Times;
    };
  }
}

/** Codes in a row: the clock of a page is too coarse for one. */
const IN_A_ROW = 10;
/** Kept, so that no drawing is optimized away. */
const sizes: number[] = [];
const draw = {
  ours: (address: string) => drawQr(address)?.path.length ?? 0,
  peer: (address: string) => encode(address, { ecc: 'M', border: 0 }).size,
};

function timed(subject: keyof Times, address: string, times: number): number {
  const from = performance.now();
  for (let time = 0; time < times; time += 1) sizes[time % 8] = draw[subject](address);
  return (performance.now() - from) / times;
}

window.qr = {
  first: (subject, address) => timed(subject, address, 1),
  inTurn: (address, times) => {
    const taken: Times = { ours: [], peer: [] };
    for (let time = 0; time < times; time += 1) {
      for (const subject of ['ours', 'peer'] as const) taken[subject].push(timed(subject, address, IN_A_ROW));
    }
    return taken;
  },
};
