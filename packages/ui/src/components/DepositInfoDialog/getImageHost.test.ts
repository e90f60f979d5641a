import { describe, expect, it } from 'vitest';
import { getImageHost } from './getImageHost.js';

describe('the source of the QR code', () => {
  it.each([
    ['https://qr.example/v1?data=0x5aAe', 'qr.example'],
    ['http://localhost:8080/qr', 'localhost:8080'],
    ['https://user:secret@qr.example/', 'qr.example'],
    ['data:image/svg+xml,x', undefined],
    ['/qr?data=0x5aAe', undefined],
    ['', undefined],
  ])('is the host of %j', { tags: ['DEP-26'] }, (source, host) => {
    expect(getImageHost(source)).toBe(host);
  });
});
