#!/bin/sh
# Prepares a build for a web server from the environment, then becomes the server: entrypoint.sh nginx -c …
#
#   BUILD_DIR    the build, which is only read
#   RUN_DIR      the only folder that is written: the site, and nginx.conf and Caddyfile for it
#   PAGE_CONFIG  the JSON of the pages' configuration block (README, Deploying); as it was built when it is not set
#   PORT         where nginx listens
#
# A configuration with which the pages would not start is refused here, and no server is started.
set -eu

node "$(dirname "$0")/../apps/web/deploy/prepare.ts"
exec "$@"
