#!/usr/bin/env bash
# Verifies that a workflow of a repository published documents of a catalog, and that nobody has changed them
# since. Arguments: the repository, the address of the API, and the documents:
#
#   bash verify.sh acme/catalog https://acme.github.io/catalog/api/v1 cve.json security/redis/8.2.1.json
#
# Needs curl, gh (logged in), git, jq and sha256sum. If the catalog is not on the branch gh-pages of that
# repository, set PAGES_REPOSITORY, BRANCH or DESTINATION to the inputs repository, branch and destination of
# the action.
#
# Does not detect a host that serves an older, once valid tree. Check the last day in history.json.
set -euo pipefail

fail() {
  echo "verify.sh: $*" >&2
  exit 1
}

[ $# -ge 3 ] || fail "found $# arguments, expected a repository, the address of its API, and documents"
repository=$1 api=${2%/}
shift 2
branch=${BRANCH:-gh-pages}
root=${DESTINATION:+$DESTINATION/}api/v1
remote=https://github.com/${PAGES_REPOSITORY:-$repository}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

download() {
  curl --fail --silent --show-error --location --create-dirs --output "$1" "$api/$1"
}

# 1. A workflow of the repository attested integrity.json. To accept only one workflow and branch, add
#    --signer-workflow acme/catalog/.github/workflows/nightly.yml --source-ref refs/heads/main
download integrity.json || fail "integrity.json: cannot be downloaded from $api"
gh attestation verify integrity.json --repo "$repository" > /dev/null ||
  fail "integrity.json: found no attestation by a workflow of $repository, so nothing can be verified"

for document in "$@"; do
  folder=${document%%/*}
  if [ "$folder" = "$document" ]; then
    # 2. integrity.json has the SHA-256 and size of every file in api/v1.
    expected=$(jq --raw-output --arg path "$document" \
      '.files[] | select(.path == $path) | "\(.sha256), \(.bytes) bytes"' integrity.json)
    [ -n "$expected" ] || fail "$document: integrity.json lists no such file"
    download "$document" || fail "$document: was published, but cannot be downloaded from $api"
    found="$(sha256sum < "$document" | cut -d ' ' -f 1), $(($(wc -c < "$document"))) bytes"
  else
    # 3. integrity.json has the git tree id of every folder, and that tree has the id of every file in it.
    tree=$(jq --raw-output --arg path "$folder" \
      '.folders[] | select(.path == $path) | .tree' integrity.json)
    [ -n "$tree" ] || fail "$document: integrity.json lists no folder $folder"
    [ -d branch.git ] ||
      git clone --quiet --bare --depth 1 --filter=blob:none --branch "$branch" "$remote" branch.git ||
      fail "the branch $branch of $remote cannot be fetched"
    found=$(git -C branch.git rev-parse --quiet --verify "HEAD:$root/$folder") || found=nothing
    [ "$found" = "$tree" ] ||
      fail "$document: found $found as $root/$folder on the branch $branch, expected the tree $tree"
    expected=$(git -C branch.git rev-parse --quiet --verify "$tree:${document#*/}") ||
      fail "$document: there was no such file in $folder when it was published"
    download "$document" || fail "$document: was published, but cannot be downloaded from $api"
    found=$(git hash-object --no-filters "$document")
  fi
  [ "$found" = "$expected" ] || fail "$document: found $found, expected $expected"
  echo "$document: $found"
done
