# OPA with kube-mgmt: denies pods that run no current image of the catalog. Each document is cached for ten minutes. It
# denies nothing while the catalog is unreachable, except images without a digest.
package catalog

import rego.v1

answer(digest) := http.send({
	"method": "GET",
	"url": sprintf("https://acme.github.io/catalog/api/v1/digest/%s.json", [substring(digest, 7, 2)]),
	"raise_error": false,
	"force_cache": true,
	"force_cache_duration_seconds": 600,
})

# The versions that have the digest now; none if there is no document, which is a 404
current(digest) := [entry.version |
	some entry in answer(digest).body.data[digest]
	entry.status == "current"
]

images contains container.image if {
	some kind in ["containers", "initContainers"]
	some container in input.request.object.spec[kind]
	startswith(container.image, "ghcr.io/acme/images/")
}

deny contains message if {
	some image in images
	not contains(image, "@sha256:")
	message := sprintf("%s names no digest", [image])
}

deny contains message if {
	some image in images
	digest := split(image, "@")[1]
	answer(digest).status_code in {200, 404}
	count(current(digest)) == 0
	message := sprintf("%s is not a current image of the catalog", [image])
}
