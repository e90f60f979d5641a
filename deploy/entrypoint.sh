#!/bin/sh
# Prepares a build for a web server from the environment, then becomes the server: entrypoint.sh nginx -c …
#
#   BUILD_DIR    the build, which is only read
#   RUN_DIR      the only folder that is written: the site with its configuration, and what the server needs
#   PAGE_CONFIG  the JSON of the pages' configuration block (README, Deploying); as it was built when it is not set
#   PORT         where nginx listens
#
# The content security policy is that of the build, with the origins of PAGE_CONFIG in it.
set -eu

BUILD_DIR=${BUILD_DIR:-/srv/etherpilot}
RUN_DIR=${RUN_DIR:-/tmp/etherpilot}
PORT=${PORT:-8080}
PAGE_CONFIG=${PAGE_CONFIG:-}
here=$(dirname "$0")

fail() {
  echo "entrypoint: $1" >&2
  exit 1
}

rm -rf "$RUN_DIR/site"
mkdir -p "$RUN_DIR/site"
cp -R "$BUILD_DIR/." "$RUN_DIR/site/"
POLICY=$(sed -n 's/^ *content-security-policy: //p' "$BUILD_DIR/_headers" | head -n 1)
[ -n "$POLICY" ] || fail "$BUILD_DIR/_headers has no content-security-policy."

if [ -n "$PAGE_CONFIG" ]; then
  # One line, and nothing that could close the script element it is written into.
  PAGE_CONFIG=$(printf '%s' "$PAGE_CONFIG" | tr '\r\n\t' '   ' | sed 's/</\\u003c/g')
  case $PAGE_CONFIG in
    *[![:space:]]*) ;;
    *) fail 'PAGE_CONFIG is empty.' ;;
  esac
  printf '%s' "$PAGE_CONFIG" | grep -q '^ *{.*} *$' || fail 'PAGE_CONFIG is not a JSON object.'
  # Only what an origin is made of gets into the policy; an address written otherwise is not allowed by it.
  origins=$(printf '%s' "$PAGE_CONFIG" | awk '{
    rest = $0
    while (match(rest, /"(apiUrl|errorsUrl|url)" *: *"https?:\/\/[A-Za-z0-9.-]+(:[0-9]+)?/)) {
      found = substr(rest, RSTART, RLENGTH)
      rest = substr(rest, RSTART + RLENGTH)
      sub(/^.*"https/, "https", found); sub(/^.*"http:/, "http:", found)
      if (!seen[found]++) printf " %s", found
    }
  }')
  POLICY=$(printf '%s' "$POLICY" | sed "s|connect-src [^;]*|connect-src 'self'$origins|")
  export PAGE_CONFIG
  find "$RUN_DIR/site" -name '*.html' | while IFS= read -r page; do
    awk '
      BEGIN { open = "<script type=\"application/json\" id=\"config\">" }
      { text = text $0 "\n" }
      END {
        start = index(text, open)
        if (start == 0) { printf "%s", text; exit }
        head = substr(text, 1, start + length(open) - 1)
        rest = substr(text, start + length(open))
        printf "%s%s%s", head, ENVIRON["PAGE_CONFIG"], substr(rest, index(rest, "</script>"))
      }' "$page" > "$page.new"
    mv "$page.new" "$page"
  done
fi

find "$RUN_DIR/site" -name '*.html' -exec gzip -9 -k -f {} +

export POLICY RUN_DIR PORT
awk '{
  for (name in ENVIRON) if (name ~ /^(POLICY|RUN_DIR|PORT)$/) {
    place = "${" name "}"
    line = ""
    while (at = index($0, place)) {
      line = line substr($0, 1, at - 1) ENVIRON[name]
      $0 = substr($0, at + length(place))
    }
    $0 = line $0
  }
  print
}' "$here/nginx.conf" > "$RUN_DIR/nginx.conf"

exec "$@"
