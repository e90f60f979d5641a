import type { Plugin } from 'vite';

const KEY_NAME = /KEY|SECRET|TOKEN|PASSWORD|RAPIDAPI|YAHOO|PRIMARY/i;
/** A key in the query of a URL, or a name and password in front of its host. */
const KEY_IN_ADDRESS = /[?&][^=&#]*(key|token|secret)[^=&#]*=|:\/\/[^/?#]*@/i;

/** The public build variables that look like a provider's key. */
export function providerKeys(env: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith('VITE_') || typeof value !== 'string' || value === '') return [];
    return KEY_NAME.test(name) || KEY_IN_ADDRESS.test(value) ? [name] : [];
  });
}

/** Fails a build that was given a provider's key: every variable that starts with VITE_ may end up in public files. */
export function refuseProviderKey(): Plugin {
  return {
    name: 'refuse-provider-key',
    apply: 'build',
    configResolved({ env }) {
      const names = providerKeys(env);
      if (names.length === 0) return;
      throw new Error(
        `${names.join(', ')} would put a provider's key into public files. Leave it out of the build and set it at run time, in the configuration block of index.html (README, Deploying).`,
      );
    },
  };
}
