import type { ServerResponse } from 'node:http';
import { createTestServer, type Handler, sendJson, type TestServer } from './createTestServer.js';

export interface SessionServer extends TestServer {
  /** Makes every access token issued so far invalid. */
  expireAccess(): void;
  readonly refreshCount: () => number;
}

export interface SessionServerOptions {
  /** Whether each refresh issues a new refresh token and refuses the old one. */
  readonly rotates?: boolean;
  /** Answers the refresh call instead of the server. */
  readonly onRefresh?: (response: ServerResponse) => void | Promise<void>;
  /** Answers calls with a valid bearer token. Default: `{ ok: true }`. */
  readonly onCall?: Handler;
}

export const profileOnWire = { id: 7, display_id: '100007', email: 'viewer@example.com', balance: '1250.00' };

/** A server with numbered access and refresh tokens: `access-1`, `access-2` …, `refresh-1` … */
export async function createSessionServer(options: SessionServerOptions = {}): Promise<SessionServer> {
  let accessNumber = 1;
  let refreshNumber = 1;
  const server = await createTestServer(async (request, response, self) => {
    if (request.path === '/api/auth/login/') {
      return sendJson(response, 200, { access: `access-${accessNumber}`, refresh: `refresh-${refreshNumber}` });
    }
    if (request.path === '/api/auth/refresh/') {
      if (options.onRefresh !== undefined) return options.onRefresh(response);
      const { refresh } = JSON.parse(request.body) as { refresh: string };
      if (refresh !== `refresh-${refreshNumber}`) return sendJson(response, 401, { detail: 'Token is blacklisted' });
      accessNumber += 1;
      if (options.rotates === true) refreshNumber += 1;
      const rotated = options.rotates === true ? { refresh: `refresh-${refreshNumber}` } : {};
      return sendJson(response, 200, { access: `access-${accessNumber}`, ...rotated });
    }
    if (request.headers.authorization !== `Bearer access-${accessNumber}`) {
      return sendJson(response, 401, { detail: 'Given token not valid for any token type' });
    }
    if (options.onCall !== undefined) return options.onCall(request, response, self);
    return sendJson(response, 200, request.path === '/api/auth/profile/' ? profileOnWire : []);
  });
  return {
    ...server,
    expireAccess() {
      accessNumber += 1;
    },
    refreshCount: () => server.count('POST', '/api/auth/refresh/'),
  };
}
