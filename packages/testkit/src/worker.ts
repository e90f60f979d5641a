import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { answers, reservePort, stop } from './processes.ts';
import { bringWorkerd } from './runtimes.ts';

/** Bundles a worker's module with what it imports, as wrangler does, into `worker.bundle.mjs` beside it. */
export async function bundleWorker(folder: string, entry: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      emptyOutDir: false,
      outDir: folder,
      minify: false,
      target: 'es2023',
      lib: { entry: join(folder, entry), formats: ['es'], fileName: () => 'worker.bundle.mjs' },
    },
  });
}

/** Runs a bundled worker in workerd with a compatibility date, and resolves with its answer to a POST. */
export async function askWorker(folder: string, date: string, question: unknown): Promise<unknown> {
  const workerd = bringWorkerd();
  const port = await reservePort();
  await writeFile(join(folder, `worker-${date}.capnp`), configure(date, port));
  const child = spawn(workerd, ['serve', `worker-${date}.capnp`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(`${url}/ready`, child);
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
    return await response.json();
  } finally {
    await stop(child);
  }
}

function configure(date: string, port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.bundle.mjs")],
  compatibilityDate = "${date}",
);
`;
}
