import { setTimeout as wait } from 'node:timers/promises';
import { createApiClient } from '@etherpilot/api-client';

/** Prints what a server sends over a WebSocket, until it closes with 1000. Its address and codes are those of your server. */
const { API_URL = 'http://127.0.0.1:8787', EMAIL = 'rich@sandbox.test', PASSWORD = 'sandbox-1234' } = process.env;
const { SOCKET_URL = 'ws://127.0.0.1:8787/prices' } = process.env;
const [DONE, REFUSED] = [1_000, 4_401];
const client = createApiClient({ baseUrl: API_URL });
await client.auth.login({ email: EMAIL, password: PASSWORD });
for (let code = 0, refused: string | undefined; code !== DONE;) {
  // Renewed only if it is the token that was refused: no clock is asked.
  const token = await client.getAccessToken({ refused });
  if (token === null) throw new Error('The session is over.');
  const socket = new WebSocket(SOCKET_URL, ['bearer', token]);
  socket.addEventListener('message', ({ data }) => console.log(data));
  code = await new Promise<number>((resolve) => socket.addEventListener('close', (event) => resolve(event.code)));
  if (code === REFUSED && refused !== undefined) throw new Error('The server refuses the new token, too.');
  refused = code === REFUSED ? token : undefined;
  if (code !== DONE && code !== REFUSED) await wait(1_000);
}
