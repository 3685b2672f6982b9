// Generates the types of a client from OpenAPI documents (a JSON array on standard input), into an array of texts.
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const documents = JSON.parse(await text(process.stdin));
const types = [];
for (const document of documents)
  types.push(astToString(await openapiTS(document, { silent: true })));
process.stdout.write(JSON.stringify(types));
