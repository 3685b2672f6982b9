#!/usr/bin/env bash
# Says which pods of a cluster run an image with a CVE. Write your catalog, registry and CVE.
# Prints CANNOT TELL and ends with 2 if the cluster or the catalog does not answer. Needs bash, curl, jq and kubectl.
set -Eeuo pipefail
api=https://acme.github.io/catalog/api/v1
registry=ghcr.io/acme/images/
id=CVE-2025-9230

trap 'echo "CANNOT TELL: line $LINENO of this script failed"; exit 2' ERR
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

get() { # <file> <path below the API> <resource>; leaves the status of the answer in $status
  local url="$api/$2"
  status=$(curl --silent --proto '=http,https' --location --max-time 60 --output "$work/$1" --write-out '%{http_code}' "$url") ||
    status="no answer"
  if [ "$status" = 404 ]; then return; fi
  if [ "$status" = 200 ] && ! jq -e --slurp --arg is "$3" 'length == 1 and .[0].resource == $is' "$work/$1" > /dev/null 2>&1; then status="another document"; fi
  if [ "$status" != 200 ]; then echo "CANNOT TELL: $url: $status"; exit 2; fi
}

get cve.json "cve/${id:4:4}/$id.json" cve
if [ "$status" = 404 ]; then
  echo "CANNOT TELL: no image of the catalog is known to have or have had $id: ask affected.sh what that means"
  exit 2
fi
kubectl get pods --all-namespaces --output json > "$work/pods.json"
jq -r --arg registry "$registry" '.items[].status | (.containerStatuses, .initContainerStatuses, .ephemeralContainerStatuses)[]?
  | .imageID | strings | select(contains($registry)) | [scan("@(sha256:[0-9a-f]{64})$")[0]][0] // "no digest"' \
  "$work/pods.json" | sort -u > "$work/digests"
while read -r digest; do
  if [ "$digest" = "no digest" ]; then echo "no digest: not a digest of the catalog"; continue; fi
  get digest.json "digest/${digest:7:2}.json" digests
  # Only a 404 says that the catalog does not have the digest.
  if [ "$status" = 404 ]; then echo '{"data": {}}' > "$work/digest.json"; fi
  jq -r --arg digest "$digest" --arg id "$id" --slurpfile cve "$work/cve.json" '
    (.data[$digest] // [{status: "unknown", slug: "", version: ""}])[] | . as $run
    | [$cve[0].images[] | select(.slug == $run.slug) | .versions[] | select(.version == $run.version)] as $found
    | if .status == "unknown" then "not a digest of the catalog"
      elif .closedSince.ids // [] | index($id) then "had it on its last scan: a later build closed it"
      elif .status != "current" then "\(.status), so look at what replaces it"
      elif .security == null then "not scanned"
      elif $found == [] then "not known to have it"
      else "has it since \($found[0].since // "an unknown date")" end
    | "\($digest[:19]) \($run.slug) \($run.version): \(.)" | gsub("[\\p{Cc}\\p{Cf}]"; "?")' "$work/digest.json"
done < "$work/digests"
