#!/usr/bin/env bash
# Says whether the images of a catalog have a vulnerability. Arguments: its id, and the address of the API:
#
#   bash affected.sh CVE-2025-9230 https://acme.github.io/catalog/api/v1
#
# exit code   its answer begins with
#         0   NOT KNOWN     no version is known to have it; the line says how many versions were fully scanned
#         1   AFFECTED      a version has it, or may have it; a line for each
#         2   CANNOT TELL   the question is none, the catalog does not answer as one, or no version was fully scanned
#
# Needs bash, curl and jq.
set -Eeuo pipefail

for tool in curl jq; do
  command -v "$tool" > /dev/null || { echo "CANNOT TELL: $tool is not installed"; exit 2; }
done

# What a terminal would obey is shown as "?", whoever wrote it.
clean='def clean: gsub("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]"; "?");'
cannot_tell() {
  jq --null-input --raw-output --arg text "CANNOT TELL: $*" "$clean \$text | clean" || echo 'CANNOT TELL: jq fails'
  exit 2
}
trap 'cannot_tell "line $LINENO of this script failed"' ERR

[ $# -eq 2 ] || cannot_tell "found $# arguments, expected an id and the address of the API"
id=$1 api=${2%/}
[[ $api =~ ^[Hh][Tt][Tt][Pp][Ss]?://[^[:space:]]+$ ]] ||
  cannot_tell "found \"$api\", expected the address of the API, such as https://acme.github.io/catalog/api/v1"
work=$(mktemp -d)
trap 'rm -rf "$work" || true' EXIT

# Documents are data that anybody may have written: nothing in them becomes a pattern, a command or another address.
check() { # <resource> <what the answer rests on>; says what is wrong
  jq --slurp --raw-output '
    def count: type == "number" and . >= 0 and floor == .;
    def text: type == "string" and . != "";
    def list(item): type == "array" and all(.[]; item);
    def holds(condition): try condition catch false;
    if length != 1 or (.[0] | holds(.resource == "'"$1"'") | not) then "found another document, expected one of a catalog"
    elif .[0] | holds('"$2"') | not then "the document is broken or of a later release, so it says nothing"
    else "" end' "$work/$1" 2> /dev/null || echo 'found another document, expected one of a catalog'
}
get() { # <path below the API> <resource> <what the answer rests on>
  local why
  why=$(curl --silent --globoff --proto '=http,https' --location --max-time 60 \
    --output "$work/$2" --write-out '%{http_code}' "$api/$1") || why='no answer'
  [ "$why" != 200 ] || why=$(check "$2" "$3")
  [ -z "$why" ] || cannot_tell "$api/$1: $why"
}
query() { # <resource> <program>
  jq --raw-output --arg id "$id" "$clean $2" "$work/$1"
}

# The list has every open vulnerability, with its other names. An id without a document has no href.
get cve.json cves '(.coverage | (.versions | count) and (.scanned | count) and .scanned <= .versions) and
  (.data | list((.id | text) and (.aliases | list(text)) and (.versions | count) and (.images | count) and
    has("href") and (.href | . == null or test("\\A/api/v1/cve/[a-z0-9]+/[A-Za-z0-9_.-]+[.]json\\z")))) and
  .total == (.data | length)'
query cves '($id | ascii_downcase) as $name |
  .data[] | select(any(.id, .aliases[]; ascii_downcase == $name)) |
  .href // "versions: \(.versions), images: \(.images) (the id is too long for a document)"' > "$work/open"

if [ ! -s "$work/open" ]; then
  [[ $id =~ ^[Cc][Vv][Ee]-[0-9]{4}-[0-9]{4,19}$ || $id =~ ^[Gg][Hh][Ss][Aa](-[0-9A-Za-z]{4}){3}$ ]] ||
    cannot_tell "found \"$id\", expected an id such as CVE-2025-9230 or GHSA-3ppc-4f35-3m26, or one that the catalog has"
  [ "$(query cves .coverage.scanned)" != 0 ] ||
    cannot_tell "none of $(query cves .coverage.versions) versions was fully scanned"
  query cves '.coverage | "NOT KNOWN: \($id) in \(.scanned) of \(.versions) versions scanned" | clean'
  exit 0
fi

while IFS= read -r open; do
  if [[ $open != /api/v1/* ]]; then
    echo "AFFECTED $open" >> "$work/lines"
    continue
  fi
  get "${open#/api/v1/}" cve '.images | list((.slug | text) and (.versions | length > 0 and list((.version | text) and
    (.since | . == null or text) and (.fixable | type == "boolean") and (.fixes | list(text)) and
    (.confirmed | type == "boolean"))))'
  [ "$(query cve '.images | length')" != 0 ] ||
    cannot_tell "$api/${open#/api/v1/}: found no image, which the list has; try again in 10 minutes"
  query cve '.images[] | .slug as $slug | .versions[] |
    "AFFECTED \($slug) \(.version) since \(.since // "an unknown date" | sub("T.*"; ""))" +
    (if .fixes | length > 0 then " (fixed in \(.fixes | join(", ")))"
     elif .fixable then " (a fix exists)" else " (no fix)" end) +
    (if .confirmed then "" else ", not confirmed by the last scan" end) | clean' >> "$work/lines"
done < "$work/open"
cat "$work/lines"
exit 1
