const files = import.meta.glob<string>('../pictures/screens-*.png', { eager: true, query: '?url', import: 'default' });

/** What a picture of the map is taken with. */
export interface Look {
  readonly window: 'wide' | 'phone';
  readonly theme: 'dark' | 'light';
}

/** The address of the picture with which the visual suite compares a story, if it has one. */
export function findPicture(id: string, { window, theme }: Look): string | undefined {
  const look = [window === 'phone' ? '.phone' : '', theme === 'light' ? '.light' : ''].join('');
  return files[`../pictures/${id}${look}.png`];
}
