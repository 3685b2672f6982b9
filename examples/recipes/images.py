import json
from urllib.request import urlopen

import pandas

with urlopen("https://acme.github.io/catalog/api/v1/images.json") as answer:
    images = pandas.json_normalize(json.load(answer)["data"])

print(images[["slug", "security.grade", "security.total", "security.fixable"]])
