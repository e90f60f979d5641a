/** How many of so many cases a long test tries: all of them before a release (RELEASE=1), one in ten in a change. */
export function trials(all: number): number {
  return process.env['RELEASE'] === '1' ? all : Math.ceil(all / 10);
}
