import { caddyFormat, nginxFormat } from './formats.ts';
import { commonHeaders, type Headers } from './policy.ts';

/** Answered with 200 by a server that is up. None is started with a configuration with which pages would not start. */
export const HEALTH = '/healthz';

/** The headers of every answer, with a name in the place of what depends on build and environment. */
function headersWith(policy: string): Headers {
  return { 'content-security-policy': policy, ...commonHeaders };
}

const NOTE = '# Written by pnpm vitest run deployFiles -u, from apps/web/deploy.';

function indent(text: string, by: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(by));
}

/** `deploy/nginx.conf`: the whole configuration of nginx. `prepare.ts` fills in what is written as `${NAME}`. */
export function nginxConf(): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${NOTE}
worker_processes auto;
daemon off;
pid \${RUN_DIR}/nginx.pid;
error_log /dev/stderr warn;
events {
  worker_connections 4096;
}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${folders.map((name) => `  ${name}_temp_path \${RUN_DIR}/${name};`).join('\n')}
  # A path can hold the id of a payment.
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/plain;
  server {
    listen \${PORT};
    root \${RUN_DIR}/site;
    location = ${HEALTH} {
      default_type text/plain;
      return 200 "ok\\n";
    }
${indent(nginxFormat(headersWith('${POLICY}')), 4)}
  }
}
`;
}

/** `deploy/Caddyfile`: the whole configuration of Caddy, filled in like the one of nginx. Caddy itself reads `{$NAME}`. */
export function caddyfile(): string {
  return `${NOTE}
{
  admin off
}
{$SITE_ADDRESS::8080} {
  root * \${RUN_DIR}/site
  encode zstd gzip
  handle ${HEALTH} {
    respond "ok" 200
  }
${indent(caddyFormat(headersWith('${POLICY}')), 2)}
}
`;
}
