#!/usr/bin/env bash
# Says which pods of a cluster run an image with a CVE. Write your catalog, registry and CVE.
api=https://acme.github.io/catalog/api/v1
id=CVE-2025-9230
curl -fs "$api/cve/${id:4:4}/$id.json" > affected.json # a 404 ends the script: see affected.sh for what that means
kubectl get pods --all-namespaces --output json |
  jq -r '.items[].status.containerStatuses[]?.imageID | select(contains("ghcr.io/acme/images/")) | split("@")[1]' |
  sort -u |
  while read -r digest; do
    { curl -fs "$api/digest/${digest:7:2}.json" || echo '{}'; } |
      jq -r --arg digest "$digest" --arg id "$id" --slurpfile cve affected.json '
        (.data[$digest] // [{status: "unknown", slug: "", version: ""}])[] | . as $run
        | [$cve[0].images[] | select(.slug == $run.slug) | .versions[] | select(.version == $run.version)] as $found
        | if .status == "unknown" then "not a digest of the catalog"
          elif .closedSince.ids // [] | index($id) then "had it on its last scan: a later build closed it"
          elif .status != "current" then "\(.status), so look at what replaces it"
          elif .security == null then "not scanned"
          elif $found == [] then "not known to have it"
          else "has it since \($found[0].since)" end
        | "\($digest[:19]) \($run.slug) \($run.version): \(.)"'
  done
