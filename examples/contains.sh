#!/usr/bin/env bash
# Says whether the images of a catalog contain a package. Arguments: its type and name, its version if it matters, and
# the address of the API:
#
#   bash contains.sh npm axios 1.14.1 https://acme.github.io/catalog/api/v1
#
# exit code   its answer begins with
#         0   NOT FOUND     no version contains it, and the packages of all versions are known
#         1   CONTAINED     a version contains it, or a package that is built from it; a line for each
#         2   CANNOT TELL   the catalog does not answer, or the packages of some versions are not known
#
# Types and names are those of package URLs. Static binaries and copied code are in no list.
#
# Needs bash, curl and jq.
set -euo pipefail

cannot_tell() {
  echo "CANNOT TELL: $*"
  exit 2
}

[ $# -eq 3 ] || [ $# -eq 4 ] ||
  cannot_tell "found $# arguments, expected a type, a name, perhaps a version, and the address of the API"
type=$1 name=$2 version= api=${*: -1}
[ $# -eq 3 ] || version=$3
api=${api%/}
for tool in curl jq; do
  command -v "$tool" > /dev/null || cannot_tell "$tool is not installed"
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

get() { # <path below the API> <resource> <what only that document has>
  local code
  code=$(curl --silent --location --max-time 60 --output "$work/$2" --write-out '%{http_code}' "$api/$1") || code=000
  [ "$code" != 000 ] || cannot_tell "$api/$1: no answer"
  [ "$code" = 200 ] || cannot_tell "$api/$1: $code"
  jq --exit-status "${3-.resource == \"$2\"}" "$work/$2" > /dev/null 2>&1 ||
    cannot_tell "$api/$1: found another document, expected one of a catalog"
}

# Of types without case, names are listed in lower case, and those of pypi with "-" for "_".
query() { # <resource> <program>
  jq --raw-output --arg type "$type" --arg name "$name" --arg version "$version" '
    def spelled:
      if $type | IN("alpm", "apk", "bitnami", "composer", "deb", "github", "golang", "npm", "pypi")
      then ascii_downcase else . end | if $type == "pypi" then gsub("_"; "-") else . end;
    def is_wanted: . != null and spelled == ($name | spelled);
    '"$2" "$work/$1"
}

get packages.json packages
images=
if [ -n "$(query packages '.data[] | select(.type == $type) | .type')" ]; then
  get "packages/$type.json" package-names
  images=$(query package-names '[.data[] | select(any(.name, .sources[]?; is_wanted)) | .images[]] | unique[]')
else
  get schemas/package-names.json schema '."$defs".PackageType.enum'
  types=$(query schema '."$defs".PackageType.enum | join(" ")')
  [[ " $types " == *" $type "* ]] || cannot_tell "found the type $type, expected one of $types"
fi

touch "$work/lines"
for slug in $images; do
  get "images/$slug/packages.json" image-packages
  # A package may state no version: it may be the wanted one.
  query image-packages '.slug as $slug | [.data[] | select(.type == $type and any(.name, .source; is_wanted))] |
    if . == [] then "UNCLEAR \($slug) had \($type) \($name) when the list of names was published; try again in 10 minutes"
    else .[] |
      if $version == "" or .version == $version then "CONTAINED \($slug) \(.versions[]): \(.name)" +
        (if .version then " \(.version)" else "" end) + (if .source then " (built from \(.source))" else "" end)
      elif .version == null then "UNCLEAR \($slug) \(.versions[]) has \(.name) without a version"
      else empty end
    end | gsub("[[:cntrl:]]"; "?")' >> "$work/lines"
done

unknown=$(query packages '.coverage | if .known == .versions and .versions > 0 then empty
  else "the packages of \(.versions - .known) of \(.versions) versions are not known" end')
if grep '^CONTAINED' "$work/lines"; then
  [ -z "$unknown" ] || echo "and $unknown"
  exit 1
fi
unclear=$(head -n 1 "$work/lines")
[ -z "$unclear" ] || cannot_tell "${unclear#UNCLEAR }"
what="$type $name${version:+ $version}"
[ -z "$unknown" ] || cannot_tell "$what was not found, but $unknown"
echo "NOT FOUND: $what in $(jq .coverage.versions "$work/packages") versions"
