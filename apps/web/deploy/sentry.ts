import type { ErrorReport } from '../src/services/errorReports.ts';

/** Where Sentry takes events, and the key to send them with, from the DSN of a project. */
interface Project {
  readonly url: string;
  readonly key: string;
}

const FRAME = /^(.+):(\d+):(\d+)$/;

/** Reads a DSN, such as `https://key@o1.ingest.sentry.io/2`. Throws a `TypeError` for anything else. */
function readDsn(dsn: string): Project {
  const { protocol, username: key, host, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (protocol !== 'https:' || key === '' || project === '') throw new TypeError('This is not the DSN of a project.');
  return { url: `https://${host}${folder}/api/${project}/envelope/`, key };
}

/**
 * What to send to Sentry for the reports of a page: an envelope for each, by POST, from the server that takes them at
 * `errorsUrl`. The key stays on that server, and the page's policy as it is.
 */
export function toSentry(reports: readonly ErrorReport[], dsn: string, release: string) {
  const { url, key } = readDsn(dsn);
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=etherpilot/1, sentry_key=${key}`,
  };
  return reports.map(({ kind, message, stack, page, at, count }) => {
    const event = {
      event_id: crypto.randomUUID().replaceAll('-', ''),
      timestamp: at,
      platform: 'javascript',
      level: kind === 'slow start' ? 'warning' : 'error',
      release,
      transaction: page,
      tags: { kind },
      extra: { count },
      exception: { values: [{ type: kind, value: message, stacktrace: { frames: parseFrames(stack) } }] },
    };
    // An envelope is its header, then a header and a body for each item, a line each.
    const lines = [{ event_id: event.event_id, sent_at: at }, { type: 'event' }, event];
    return { url, headers, body: lines.map((line) => JSON.stringify(line)).join('\n') };
  });
}

/** Sentry wants the outermost call first. */
function parseFrames(stack: ErrorReport['stack']) {
  return stack.toReversed().flatMap((frame) => {
    const [, filename = '', line, column] = FRAME.exec(frame) ?? [];
    return filename === '' ? [] : [{ filename, lineno: Number(line), colno: Number(column), in_app: true }];
  });
}
