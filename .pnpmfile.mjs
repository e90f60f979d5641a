const SOURCE = '@etherpilot/source';

/** Leaves the condition through which this workspace reads a package's sources out of what is published. */
export const hooks = {
  beforePacking: (manifest) => ({
    ...manifest,
    exports: JSON.parse(JSON.stringify(manifest.exports), (key, value) => (key === SOURCE ? undefined : value)),
  }),
};
