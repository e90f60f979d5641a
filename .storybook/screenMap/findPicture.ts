const files = import.meta.glob<string>(['../pictures/*.{png,webp}', '!../pictures/*.*.png'], {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictures = new Map(
  Object.entries(files).map(([path, url]) => [/([^/]+)\.\w+$/.exec(path)?.[1] ?? path, url] as const),
);

/** The address of the picture with which the visual suite compares a story, if it has one. */
export const findPicture = (id: string): string | undefined => pictures.get(id);
