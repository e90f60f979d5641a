const SOURCE = '@etherpilot/source';

export const hooks = {
  // It prints types with the compiler API, which the workspace's own TypeScript no longer has.
  readPackage: (manifest) => {
    if (manifest.name !== 'openapi-typescript') return manifest;
    return { ...manifest, peerDependencies: {}, dependencies: { ...manifest.dependencies, typescript: '6.0.3' } };
  },
  // Published is what a product needs: no condition for sources, no commands, nothing of this workspace.
  beforePacking: ({ scripts: _scripts, devDependencies: _devDependencies, ...manifest }) => ({
    ...manifest,
    exports: JSON.parse(JSON.stringify(manifest.exports), (key, value) => (key === SOURCE ? undefined : value)),
  }),
};
