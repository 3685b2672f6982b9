#!/usr/bin/env bash
# Says whether the images of a catalog have a vulnerability. Arguments: its id, and the address of the API:
#
#   bash affected.sh CVE-2025-9230 https://acme.github.io/catalog/api/v1
#
# exit code   means
#         0   NOT KNOWN     no version is known to have it, and all were fully scanned
#         1   AFFECTED      a version has it, or may have it; a line for each
#             SHIPPED       a chart ships a former build that has it
#         2   CANNOT TELL   the question is not valid, the catalog does not answer as one, or a version was not fully scanned
#
# Lines CLOSED and REMOVED name versions that had it: whoever runs an older build still has it.
#
# Needs bash, curl and jq.
set -Eeuo pipefail

for tool in curl jq; do
  command -v "$tool" > /dev/null || { echo "CANNOT TELL: $tool is not installed"; exit 2; }
done

# Shows control characters, which a terminal would obey, as "?".
clean='def clean: gsub("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]"; "?");'
cannot_tell() {
  jq --null-input --raw-output --arg text "CANNOT TELL: $*" "$clean \$text | clean" || echo 'CANNOT TELL: jq fails'
  exit 2
}
trap 'cannot_tell "line $LINENO of this script failed"' ERR

[ $# -ne 1 ] || cannot_tell 'found 1 argument, expected an id and the address of the API'
[ $# -eq 2 ] || cannot_tell "found $# arguments, expected an id and the address of the API"
id=$1 api=${2%/}
[[ $api =~ ^[Hh][Tt][Tt][Pp][Ss]?://[^[:space:]]+$ ]] ||
  cannot_tell "found \"$api\", expected the address of the API, such as https://acme.github.io/catalog/api/v1"
work=$(mktemp -d)
trap 'rm -rf "$work" || true' EXIT

# Limits: a document has at most 50 MiB, and few vulnerabilities share a name.
most_bytes=67108864 most_documents=20

# Anybody may have written the documents: nothing in them becomes a pattern, a command or another address.
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
fetch() { # <path below the API> <file>; sets $answer to the status, or to what is wrong
  local code=0
  answer=$(
    # The limit of a file cuts off an answer that states no length.
    trap '' XFSZ && { ulimit -f $((most_bytes / 1024)) 2> /dev/null || true; } &&
      curl --silent --globoff --proto '=http,https' --location --max-time 60 --max-filesize "$most_bytes" \
        --output "$work/$2" --write-out '%{http_code}' "$api/$1"
  ) || code=$?
  case $code in
    0) ;;
    23 | 63) answer="found more than $((most_bytes / 1048576)) MiB, expected a document of a catalog" ;;
    *) answer='no answer' ;;
  esac
}
get() { # <path below the API> <resource> <what the answer rests on>
  fetch "$1" "$2"
  [ "$answer" != 200 ] || answer=$(check "$2" "$3")
  [ -z "$answer" ] || cannot_tell "$api/$1: $answer"
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
number=$(($(wc -l < "$work/open")))
[ "$number" -le "$most_documents" ] ||
  cannot_tell "found $number vulnerabilities with the name $id, expected at most $most_documents; ask for their own ids"

# The versions that have it or had it, and the charts, in a document.
images='(.images | list((.slug | text) and (.versions | length > 0 and list((.version | text) and
  (.since | . == null or text) and (.fixable | type == "boolean") and (.fixes | list(text)) and
  (.confirmed | type == "boolean")))))'
closed='list((.slug | text) and (.version | text) and (.reason | text) and has("until") and
  (.until | . == null or text))'
former="(.closed | . == null or $closed) and (.formerCharts | . == null or list(text))"
lines='def on: . // "an unknown date" | sub("T.*"; "");
  (reduce (.images[] | .slug as $slug | .versions[] | [$slug, .version]) as $key ({}; .[$key | tojson] = true)) as $open |
  (.images[] | .slug as $slug | .versions[] | "AFFECTED \($slug) \(.version) since \(.since | on)" +
    (if .fixes | length > 0 then " (fixed in \(.fixes | join(", ")))"
     elif .fixable then " (a fix exists)" else " (no fix)" end) +
    (if .confirmed then "" else ", not confirmed by the last scan" end)),
  (.closed[]? | select($open[[.slug, .version] | tojson] | not) |
    if .reason | IN("rebuilt", "gone") then
      "CLOSED \(.slug) \(.version) on \(.until | on): builds before it have it; check your digest"
    elif .reason == "removed" then "REMOVED \(.slug) \(.version) on \(.until | on): it had it" else empty end),
  (.formerCharts[]? | "SHIPPED by chart \(.): a former build") | clean'

while IFS= read -r open; do
  if [[ $open != /api/v1/* ]]; then
    echo "AFFECTED $open" >> "$work/lines"
    continue
  fi
  get "${open#/api/v1/}" cve "$images and $former"
  [ "$(query cve '.images | length')" != 0 ] ||
    cannot_tell "$api/${open#/api/v1/}: found no image, which the list has; try again in 10 minutes"
  query cve "$lines" >> "$work/lines"
done < "$work/open"
if [ -s "$work/lines" ]; then
  cat "$work/lines"
  exit 1
fi

# No version has it now, but its document remembers which had it.
is_id() {
  [[ $id =~ ^[Cc][Vv][Ee]-[0-9]{4}-[0-9]{4,19}$ || $id =~ ^[Gg][Hh][Ss][Aa](-[0-9A-Za-z]{4}){3}$ ]]
}
no_id() {
  cannot_tell "found \"$id\", expected an id such as CVE-2025-9230 or GHSA-3ppc-4f35-3m26, or one that the catalog has"
}
is_id || [[ $id =~ ^[0-9A-Za-z][0-9A-Za-z._:-]{0,127}$ ]] || no_id
document=$(jq --null-input --raw-output --arg id "$id" '
  def digit: "0123456789abcdef"[.:. + 1];
  def hex: "_" + (. / 16 | floor | digit) + (. % 16 | digit);
  $id | if test("\\ACVE-[0-9]{4}-[0-9]{4,19}\\z"; "i") then ascii_upcase | "cve/\(.[4:8])/\(.).json"
  elif test("\\AGHSA(-[0-9a-z]{4}){3}\\z"; "i") then "cve/ghsa/GHSA\(.[4:] | ascii_downcase).json"
  else "cve/other/\([explode[] | . as $byte | [.] | implode | if test("[A-Z0-9.-]") then . else $byte | hex end] |
    join("")).json" end')
fetch "$document" cve
case $answer in
  404) is_id || no_id ;;
  *)
    [ "$answer" != 200 ] || answer=$(check cve "$images and $former and (.closed | type == \"array\") and (.id | text)")
    [ -z "$answer" ] || cannot_tell "$api/$document: $answer"
    [ "$(query cve '.id | ascii_downcase == ($id | ascii_downcase)')" = true ] ||
      cannot_tell "$api/$document: found another vulnerability, expected $id"
    query cve "$lines" > "$work/lines"
    cat "$work/lines"
    ! grep -Eq '^(AFFECTED|SHIPPED) ' "$work/lines" || exit 1
    ;;
esac

# Only versions that were fully scanned can say that they do not have it.
get status.json status '(.data | list((.slug | text) and (.version | text) and (.state | text) and
  (.named | . == null or type == "boolean"))) and .total == (.data | length)'
numbers=$(query cves '.coverage | "[\(.versions), \(.scanned)]"')
[ "$(query status '[(.data | length), ([.data[] | select(.state == "scanned")] | length)] == '"$numbers")" = true ] ||
  cannot_tell "$api/status.json: found other numbers than in cve.json, expected the same; try again in 10 minutes"
query status '(.data | length) as $all | [.data[] | select(.state != "scanned") | "\(.slug) \(.version)"] as $missing |
  if $all == 0 then "CANNOT TELL: the catalog has no versions"
  elif $missing != [] then
    "CANNOT TELL: \($id) is not known, but \($missing | length) of \($all) versions " +
      "\(if $missing | length == 1 then "was" else "were" end) not fully scanned: " +
      ($missing | .[:5] | join(", ")) + (if $missing | length > 5 then " and \($missing | length - 5) more" else "" end)
  else
    "NOT KNOWN: \($id) in \($all) of \($all) versions scanned",
    ([.data[] | select(.named == false) | .slug] | unique |
      (.[:5][] | "No package named \(.) was listed: \(.) itself may not have been checked."),
      (select(length > 5) | "Nor one named like \(length - 5) more image\(if length > 6 then "s" else "" end)."))
  end | clean' > "$work/answer"
cat "$work/answer"
case $(head -n 1 "$work/answer") in
  'NOT KNOWN: '*) exit 0 ;;
esac
exit 2
