import { buildWeb } from './builds.ts';
import { main } from './processes.ts';
import { freePorts, serve, startPreview, startSandbox } from './servers.ts';

/** `npm run preview`: serves the sandbox and the web app as it would be deployed. */
await main(async () => {
  const ports = await freePorts();
  await buildWeb();
  await serve(ports, startSandbox(ports), startPreview(ports));
});
