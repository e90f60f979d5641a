import type { Page } from 'playwright';

/** How a picture differs from its baseline. */
export interface Difference {
  /** How many pixels; those beyond the edge of the smaller picture count as well. */
  readonly pixels: number;
  /** The pixels that differ in red, over a faint baseline: a WebP image. */
  readonly picture: Buffer;
}

/**
 * A page that encodes and compares pictures: the browser that drew them can decode and write all that is needed, without
 * loss. It shows nothing.
 */
export class PictureBench {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A PNG image as a WebP image without loss, which is a third smaller. */
  async toWebp(png: Buffer): Promise<Buffer> {
    return fromUrl(await this.#page.evaluate(encode, png.toString('base64')));
  }

  /** How a picture differs from its baseline; `undefined` when no pixel does. */
  async compare(baseline: Buffer, picture: Buffer): Promise<Difference | undefined> {
    const pair = [baseline.toString('base64'), picture.toString('base64')] as const;
    const found = await this.#page.evaluate(diff, pair);
    return found && { pixels: found.pixels, picture: fromUrl(found.picture) };
  }
}

/** The bytes of a data URL. */
const fromUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Runs in the page. */
async function encode(png: string): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  // At full quality Chromium writes WebP without loss.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsDataURL(blob);
  });
}

/** Runs in the page. */
async function diff(pictures: readonly [string, string]): Promise<{ pixels: number; picture: string } | undefined> {
  const [before, after] = await Promise.all(
    pictures.map(async (base64) => createImageBitmap(await (await fetch(`data:image/webp;base64,${base64}`)).blob())),
  );
  if (before === undefined || after === undefined) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const read = (image: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0));
  };
  const [old, now] = [read(before), read(after)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.globalAlpha = 0.25;
  context.drawImage(before, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = '#ff2d55';
  let pixels = 0;
  for (let at = 0; at < old.length; at++) {
    if (old[at] === now[at]) continue;
    pixels++;
    context.fillRect(at % width, Math.floor(at / width), 1, 1);
  }
  if (pixels === 0) return undefined;
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  const picture = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsDataURL(blob);
  });
  return { pixels, picture };
}
