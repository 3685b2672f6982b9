#!/usr/bin/env bash
# Says whether the images of a catalog have a vulnerability. Arguments: its id, and the address of the API:
#
#   bash affected.sh CVE-2025-9230 https://acme.github.io/catalog/api/v1
#
# exit code   its answer begins with
#         0   NOT KNOWN     no version is known to have it; the line says how many versions were fully scanned
#         1   AFFECTED      a version has it, or may have it; a line for each
#         2   CANNOT TELL   the catalog does not answer, or no version was fully scanned
#
# Needs bash, curl and jq.
set -euo pipefail

cannot_tell() {
  echo "CANNOT TELL: $*"
  exit 2
}

[ $# -eq 2 ] || cannot_tell "found $# arguments, expected an id and the address of the API"
id=$1 api=${2%/}
[[ ${id^^} == CVE-* ]] && id=${id^^}
for tool in curl jq; do
  command -v "$tool" > /dev/null || cannot_tell "$tool is not installed"
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

get() { # <path below the API> <resource>
  local code
  code=$(curl --silent --location --max-time 60 --output "$work/$2" --write-out '%{http_code}' "$api/$1") || code=000
  [ "$code" != 000 ] || cannot_tell "$api/$1: no answer"
  [ "$code" = 200 ] || cannot_tell "$api/$1: $code"
  [ "$(jq --raw-output '.resource?' "$work/$2" 2> /dev/null)" = "$2" ] ||
    cannot_tell "$api/$1: found another document, expected one of a catalog"
}

# The list has every open vulnerability, with its other names. An id without a document has no href.
get cve.json cves
open=$(jq --raw-output --arg id "$id" '.data[] | select(.id == $id or any(.aliases[]; . == $id)) |
  .href // "versions: \(.versions), images: \(.images) (the id is too long for a document)"' "$work/cves")

if [ -z "$open" ]; then
  jq --exit-status '.coverage.scanned > 0' "$work/cves" > /dev/null ||
    cannot_tell "none of $(jq .coverage.versions "$work/cves") versions was fully scanned"
  jq --raw-output --arg id "$id" \
    '.coverage | "NOT KNOWN: \($id) in \(.scanned) of \(.versions) versions scanned"' "$work/cves"
  exit 0
fi

while read -r href; do
  if [[ $href != /api/v1/* ]]; then
    echo "AFFECTED $href"
    continue
  fi
  get "${href#/api/v1/}" cve
  jq --raw-output '.images[] | .slug as $slug | .versions[] |
    "AFFECTED \($slug) \(.version) since \(.since // "an unknown date" | sub("T.*"; ""))" +
    (if .fixes | length > 0 then " (fixed in \(.fixes | join(", ")))"
     elif .fixable then " (a fix exists)" else " (no fix)" end) +
    (if .confirmed then "" else ", not confirmed by the last scan" end) |
    gsub("[[:cntrl:]]"; "?")' "$work/cve"
done <<< "$open"
exit 1
