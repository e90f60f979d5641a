import { buildWeb } from '../lib/builds.ts';
import { main } from '../lib/processes.ts';
import { freePorts, serve, startPreview, startSandbox } from '../lib/servers.ts';

/** `npm run preview`: serves the sandbox and the web app as it would be deployed. */
await main(async () => {
  const ports = await freePorts();
  await buildWeb();
  await serve(ports, startSandbox(ports), startPreview(ports));
});
