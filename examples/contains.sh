#!/usr/bin/env bash
# Says whether the images of a catalog contain a package. Arguments: its type if it is known, its name, its version if it
# matters, and the address of the API:
#
#   bash contains.sh npm axios 1.14.1 https://acme.github.io/catalog/api/v1
#   bash contains.sh xz 5.6.1 https://acme.github.io/catalog/api/v1
#
# Without a type, it asks for every type. Of two words, the first is a type if such a type exists and the second does not
# begin with a digit.
#
# exit code   its answer begins with
#         0   NOT FOUND     no version contains it, and the packages of all versions are known
#         1   CONTAINED     a version contains it, or a package that is built from it; a line for each
#         2   CANNOT TELL   the question is not valid, the catalog does not answer as one, the packages of some versions
#                           are not known, or a version may be the one that is asked for
#
# Types and names are as in package URLs, versions as in advisories or distributions: 5.6.1 is 5.6.1-r0 of
# apk and 1:5.6.1-1 of deb. Static binaries and copied code appear in no list.
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

expected='[TYPE] NAME [VERSION] and the address of the API'
[ $# -ne 1 ] || cannot_tell "found 1 argument, expected $expected"
[ $# -ge 2 ] && [ $# -le 4 ] || cannot_tell "found $# arguments, expected $expected"
api=${*: -1}
api=${api%/}
[[ $api =~ ^[Hh][Tt][Tt][Pp][Ss]?://[^[:space:]]+$ ]] ||
  cannot_tell "found \"$api\", expected the address of the API, such as https://acme.github.io/catalog/api/v1"

# The types of packages. A catalog may have more.
types='alpm apk bitnami bottlerocket cargo cocoapods composer conan conda coreos cran deb docker gem generic github golang'
types+=' hex julia k8s maven npm nuget oci other pub pypi rpm swift'
lower() { printf '%s' "$1" | LC_ALL=C tr '[:upper:]' '[:lower:]'; }
is_type() { # <word>
  [[ $1 =~ ^[a-z0-9][a-z0-9.+-]*$ && " $types " == *" $1 "* ]]
}
# Decides by the types what two words mean.
read_two() {
  local first
  first=$(lower "$1")
  if ! is_type "$first"; then
    name=$1 version=$2
  elif [[ $2 != [0-9]* ]]; then
    type=$first name=$2
  elif [[ $2 =~ ^[0-9]+([.:].*)?$ ]]; then
    name=$1 version=$2
  else
    cannot_tell "found \"$1 $2\", expected a type and a name that begins with no digit, or a name and its version; ask for $2 alone"
  fi
}
type= name=$1 version= what="${*:1:$#-1}"
case $# in
  3) read_two "$1" "$2" ;;
  4) type=$(lower "$1") name=$2 version=$3 ;;
esac
problem=$(jq --null-input --raw-output --arg type "$type" --arg name "$name" --args "$clean"'
  def example: "as in: npm axios 1.14.1";
  first(($ARGS.positional[] | select(. == "" or test("[\\s\\p{C}\\p{Z}]")) |
      "found \"\(.)\", expected a name or version without white space, \(example)"),
    ($ARGS.positional[] | select(test("\\Apkg:"; "i")) |
      "found \"\(.)\", expected the parts of a package URL, \(example)"),
    ($name | select(test(".@") and ($type | IN("generic", "other") | not)) |
      "found \"\(.)\", expected the version behind the name, \(example)"),
    "")' "${@:1:$#-1}")
[ -z "$problem" ] || cannot_tell "$problem"
work=$(mktemp -d)
trap 'rm -rf "$work" || true' EXIT

# Limits: a document has at most 50 MiB, and asking for more images takes too long.
most_bytes=67108864 most_types=100 most_images=1000

# Anybody may have written the documents: nothing in them becomes a pattern, a command or another address.
check() { # <file> <what document it is> <what the answer rests on>; says what is wrong
  jq --slurp --raw-output --arg type "$type" --arg slug "${slug-}" '
    def count: type == "number" and . >= 0 and floor == .;
    def text: type == "string" and . != "";
    def list(item): type == "array" and all(.[]; item);
    def slug: text and test("\\A[a-z0-9]+([._-][a-z0-9]+)*\\z");
    def slugs: list(slug) and length > 0;
    def installed: has("version") and (.version | . == null or text);
    def holds(condition): try condition catch false;
    if length != 1 or (.[0] | holds('"$2"') | not) then "found another document, expected one of a catalog"
    elif .[0] | holds('"$3"') | not then "the document is broken or of a later release, so it says nothing"
    else "" end' "$work/$1" 2> /dev/null || echo 'found another document, expected one of a catalog'
}
get() { # <path below the API> <file> <what document it is> <what the answer rests on>
  local why code=0
  why=$(
    # The limit of a file cuts off an answer that states no length.
    trap '' XFSZ && { ulimit -f $((most_bytes / 1024)) 2> /dev/null || true; } &&
      curl --silent --globoff --proto '=http,https' --location --max-time 60 --max-filesize "$most_bytes" \
        --output "$work/$2" --write-out '%{http_code}' "$api/$1"
  ) || code=$?
  case $code in
    0) [ "$why" != 200 ] || why=$(check "$2" "$3" "$4") ;;
    23 | 63) why="found more than $((most_bytes / 1048576)) MiB, expected a document of a catalog" ;;
    *) why='no answer' ;;
  esac
  [ -z "$why" ] || cannot_tell "$api/$1: $why"
}

# Types without case list names in lower case; pypi also has "-" for "_".
query() { # <program> <file>
  jq --raw-output --arg types "$types" --arg what "$what" --arg type "$type" --arg name "$name" --arg version "$version" \
    --slurpfile found "$work/found" --slurpfile listed "$work/listed" "$clean"'
    def spelled:
      if $type | IN("alpm", "apk", "bitnami", "composer", "deb", "github", "golang", "npm", "pypi")
      then ascii_downcase else . end | if $type == "pypi" then gsub("_"; "-") else . end;
    def is_wanted: . != null and spelled == ($name | spelled);
    def epoch: if test("\\A[0-9]+:") then split(":")[0] | sub("\\A0+"; "") else null end;
    def without_epoch: sub("\\A[0-9]+:"; "") | sub("\\Av(?=[0-9])"; "");
    def without_revision:
      if $type == "apk" then sub("-r[0-9]+\\z"; "")
      elif $type | IN("deb", "rpm") then sub("-[^-]*\\z"; "") else . end;
    def upstream: (if $type == "deb" then split("+really")[-1] else "" end) as $really |
      if $really == "" then . else $really end;
    # Compares the installed version with the requested one: same, another or unclear.
    def relation:
      if $version == "" then "same"
      elif . == null then "unclear"
      elif ($version | epoch) != null and ($version | epoch) != (epoch // "") then "another"
      else ($version | without_epoch) as $asked | without_epoch as $own | ($own | without_revision) as $released |
        ($released | upstream) as $upstream |
        if any($own, $released, $upstream; . == $asked) then "same"
        elif ($upstream | startswith($asked)) and ($upstream[($asked | length):] | test("\\A[0-9]") | not) then "unclear"
        else "another" end
      end;
    def shown: .name +
      (if .installed then " \(.installed)" elif $version == "" then "" else " without a version" end) +
      (if .source then " (built from \(.source))" else "" end);
    '"$1" "$work/$2"
}
touch "$work/found" "$work/listed" "$work/lists" "$work/wanted" "$work/rows"

get packages.json packages '.resource == "packages"' \
  '(.coverage | (.versions | count) and (.known | count) and .known <= .versions) and
  (.data | list(.type | text and test("\\A[a-z0-9][a-z0-9.+-]*\\z"))) and
  .total == (.data | length) and (.unknown | list(text)) and
  ([.coverage.versions - .coverage.known, 1000] | min) == (.unknown | length)'
query '[.data[].type] | unique[]' packages > "$work/types"
number=$(($(wc -l < "$work/types")))
[ "$number" -le "$most_types" ] || cannot_tell "found $number types of packages, expected at most $most_types"
types=$(query '($types | split(" ")) + [.data[].type] | unique | join(" ")' packages)
if [ $# -eq 3 ] && [ -z "$type" ] && ! [[ $version =~ ^v?[0-9] ]]; then
  type=$(lower "$1") name=$2 version=
  is_type "$type" || cannot_tell "found \"$what\", expected a name and its version, or a name behind one of the types $types"
fi
if [ -n "$type" ]; then
  is_type "$type" || cannot_tell "found the type $1, expected one of $types"
  query '[.data[].type | select(. == $type)] | unique[]' packages > "$work/types"
fi

while IFS= read -r type; do
  get "packages/$type.json" package-names '.resource == "package-names"' '.type == $type and .total == (.data | length) and
    (.data | list((.name | text) and (.sources | . == null or list(text)) and (.images | slugs) and (.versions == null or
      ((.versions | list(installed and (.images | slugs))) and ([.versions[].images[]] | unique) == (.images | unique)))))'
  # Each image that has it, with the versions that the list of names states.
  query '.data[] | select(any(.name, .sources[]?; is_wanted)) |
    {$type, name, source: (if .name | is_wanted then null else first(.sources[] | select(is_wanted)) end)} +
    if .versions then .versions[] | {installed: .version, slug: .images[], relation: (.version | relation)}
    else {slug: .images[], relation: "unread"} end | tojson' package-names >> "$work/wanted"
done < "$work/types"
mv "$work/wanted" "$work/listed"

# Asks only for images that may have the version.
query '[$listed[] | select(.relation != "another") | .slug] | unique[]' packages > "$work/images"
number=$(($(wc -l < "$work/images")))
[ "$number" -le "$most_images" ] ||
  cannot_tell "found $number images that may contain $what, expected at most $most_images; name a version, or ask packages/<type>.json"
while IFS= read -r slug; do
  get "images/$slug/packages.json" image '.resource == "image-packages"' '.slug == $slug and
    (.versions | list((.version | text) and (.known | type == "boolean"))) and (.data | list((.type | text) and
      (.name | text) and (.source | . == null or text) and installed and (.versions | list(text) and length > 0)))'
  cat "$work/image" >> "$work/lists"
done < "$work/images"
query '[$listed[] | select(.relation != "another") | .type] | unique[]' packages > "$work/types"
while IFS= read -r type; do
  query '.slug as $slug | [.data[] | select(.type == $type)] as $own |
    (first($listed[] | select(.slug == $slug and .type == $type and .relation != "another") | . as $item |
      select(any($own[]; .name == $item.name and (.version == $item.installed or $item.relation == "unread")) | not) |
      {relation: "stale", slug: $slug}),
    ($own[] | select(any(.name, .source; is_wanted)) |
      {relation: (.version | relation), slug: $slug, version: .versions[], $type, name, installed: .version, source})) |
    tojson' lists >> "$work/rows"
done < "$work/types"
mv "$work/rows" "$work/found"

# The first line is the answer.
query '.coverage as $coverage | ($coverage | .versions - .known) as $missing |
  [.unknown[:5][] | sub("/"; " ")] as $named |
  (if $named == [] then "" else ": " + ($named | join(", ")) +
    (if $missing > ($named | length) then " and \($missing - ($named | length)) more" else "" end) end) as $names |
  "the packages of \($missing) of \($coverage.versions) versions are not known\($names)" as $rest |
  # Where several types have it, each line says which.
  ([$found[], $listed[] | .type // empty] | unique | length > 1) as $several |
  def named: (if $several then "\(.type) " else "" end) + shown;
  def line: "\(.slug) \(.version): \(named)";
  def of($relation): $found[] | select(.relation == $relation);
  def unclear: (of("unclear") | "UNCLEAR \(line)"),
    (of("stale") | "UNCLEAR \(.slug): its own list does not have it yet, or no longer; try again in 10 minutes");
  def others: [($listed[], $found[]) | select(.relation == "another")] | unique_by(.type, .name, .installed, .slug) |
    group_by(.type, .name, .installed) |
    (.[:10][] | "OTHER \(.[0] | named): \(.[0].slug)" + (if length > 1 then " and \(length - 1) more" else "" end)),
    (select(length > 10) | "OTHER and \(length - 10) more");
  [unclear] as $unclear |
  if any($found[]; .relation == "same") then
    (of("same") | "CONTAINED \(line)"), $unclear[], (select($missing > 0) | "and \($rest)")
  elif $unclear != [] then
    "CANNOT TELL: \($what) may be among these", $unclear[], (select($missing > 0) | "and \($rest)")
  elif $coverage.versions == 0 then "CANNOT TELL: the catalog has no versions"
  elif $missing > 0 then "CANNOT TELL: \($what) was not found, but \($rest)", others
  else "NOT FOUND: \($what) in \($coverage.versions) versions", others end | clean' \
  packages > "$work/answer"
cat "$work/answer"
case $(head -n 1 "$work/answer") in
  'CONTAINED '*) exit 1 ;;
  'NOT FOUND: '*) exit 0 ;;
esac
exit 2
