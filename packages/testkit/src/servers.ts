import type { ChildProcess } from 'node:child_process';
import { answers, isFree, type NodeOptions, portFrom, program, root, startNode, stop } from './processes.ts';

export interface Ports {
  readonly api: number;
  readonly web: number;
}

/** The two ports of the environment (API_PORT, WEB_PORT), both free; throws an error that says which is not. */
export async function freePorts(): Promise<Ports> {
  const ports = { api: portFrom('API_PORT', 8787), web: portFrom('WEB_PORT', 5173) };
  if (ports.api === ports.web) throw new Error(`API_PORT and WEB_PORT are both ${ports.api}; they must differ.`);
  for (const [name, port] of [
    ['API_PORT', ports.api],
    ['WEB_PORT', ports.web],
  ] as const) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} of 127.0.0.1 is taken. Stop what listens there or choose another with ${name}=<port>.`,
      );
    }
  }
  return ports;
}

export function getOrigin(port: number): string {
  return `http://127.0.0.1:${port}`;
}

/**
 * The page configuration that points at the sandbox and its two price providers, with a ribbon on every page that says
 * so, as the value of `PAGE_CONFIG`. It is added when the page is served, so that no build contains the sandbox.
 */
export function sandboxPageConfig(api: number): string {
  const market = `${getOrigin(api)}/market`;
  return JSON.stringify({
    apiUrl: getOrigin(api),
    environment: {
      ribbon: 'Sandbox: nothing here is money',
      addressWarning: 'Sandbox address: do not send',
      payUrl: `${getOrigin(api)}/pay`,
      network: 'test',
    },
    market: {
      // The sandbox accepts any key.
      primary: { url: `${market}/yahoo`, key: 'sandbox', host: 'sandbox' },
      secondary: { url: `${market}/coingecko/coins/ethereum/market_chart` },
      note: "Recorded prices from November 2025, not today's market.",
    },
  });
}

/** Where the sandbox stores its data by default. */
export const database = process.env['DATABASE'] ?? `${root}/.data/sandbox.sqlite`;

export function startSandbox(
  { api, web }: Ports,
  env: Readonly<Record<string, string>> = {},
  { output = 'shown' }: Pick<NodeOptions, 'output'> = {},
): ChildProcess {
  return startNode(['apps/sandbox-api/src/main.ts'], {
    output,
    env: {
      PORT: `${api}`,
      API_PORT: `${api}`,
      HOST: '127.0.0.1',
      WEB_ORIGIN: getOrigin(web),
      DATABASE: database,
      ...env,
    },
  });
}

export interface PreviewOptions extends Pick<NodeOptions, 'output'> {
  /** The build, absolute; apps/web/dist by default. */
  readonly outDir?: string;
  /** A host name it also answers to. */
  readonly allowedHost?: string;
}

/** Serves a build, compressed, with its configuration pointing at the sandbox. */
export function startPreview(
  { api, web }: Ports,
  { outDir = `${root}/apps/web/dist`, output = 'shown', allowedHost = '' }: PreviewOptions = {},
): ChildProcess {
  const place = ['--outDir', outDir, '--host', '127.0.0.1', '--port', `${web}`, '--strictPort'];
  const logLevel = output === 'errors' ? 'error' : 'info';
  return startNode([program('vite/bin/vite.js'), 'preview', ...place, '--logLevel', logLevel], {
    cwd: 'apps/web',
    output,
    env: { PAGE_CONFIG: sandboxPageConfig(api), __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS: allowedHost },
  });
}

/** Waits for both servers, prints a welcome, and stops both on a signal or when one of them exits. */
export async function serve(ports: Ports, sandbox: ChildProcess, web: ChildProcess, welcome: string): Promise<void> {
  const children = [sandbox, web];
  let isStopping = false;
  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(children.map(stop));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  for (const [name, child] of [
    ['sandbox server', sandbox],
    ['web server', web],
  ] as const) {
    child.on('exit', () => {
      if (!isStopping) console.error(`The ${name} has exited; stopping the other one.`);
      void end(1);
    });
  }
  try {
    await Promise.all([answers(`${getOrigin(ports.api)}/api/`, sandbox), answers(getOrigin(ports.web), web)]);
  } catch (error) {
    if (!isStopping) console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
  if (!isStopping) console.log(welcome);
}
