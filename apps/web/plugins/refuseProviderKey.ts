import type { Plugin } from 'vite';

const KEY_NAME = /KEY|SECRET|TOKEN|PASSWORD|RAPIDAPI|YAHOO|PRIMARY/i;
/** A key in the query of an address, or a name and password in front of its host. */
const KEY_IN_ADDRESS = /[?&][^=&#]*(key|token|secret)[^=&#]*=|:\/\/[^/?#]*@/i;

/** The variables a build would make public that look like the key of a provider. */
export function providerKeys(env: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_') || typeof value !== 'string' || value === '') return [];
    return KEY_NAME.test(name) || KEY_IN_ADDRESS.test(value) ? [name] : [];
  });
}

/** Fails a build that was given a provider's key: whatever starts with VITE_ may end in files everybody can read (G-122). */
export function refuseProviderKey(): Plugin {
  return {
    name: 'refuse-provider-key',
    apply: 'build',
    configResolved({ env }) {
      const names = providerKeys(env);
      if (names.length === 0) return;
      throw new Error(
        `${names.join(', ')} would put a provider's key into public files. Leave it out of the build; a key is given at run time, in the configuration block of index.html (README, Deploying).`,
      );
    },
  };
}
