import { readConfig } from './config.ts';
import { createPriceProxy } from './createPriceProxy.ts';

/** What Cloudflare Workers hand to a request. */
interface Context {
  waitUntil(work: Promise<unknown>): void;
  passThroughOnException(): void;
  readonly props: unknown;
}

let app: ReturnType<typeof createPriceProxy> | undefined;

/** The proxy on workerd and Cloudflare Workers, configured by the bindings of the worker. */
const worker = {
  fetch(request: Request, env: Readonly<Record<string, unknown>>, context: Context): Response | Promise<Response> {
    app ??= createPriceProxy({
      ...readConfig(env),
      getAddress: ({ headers }) => headers.get('cf-connecting-ip') ?? '',
      log: (line) => console.log(line),
    });
    return app.fetch(request, env, context);
  },
};

// oxlint-disable-next-line import/no-default-export -- where workerd looks for it
export default worker;
