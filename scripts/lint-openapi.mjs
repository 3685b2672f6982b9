// Lints OpenAPI documents by the rules that Redocly recommends. Prints one line per problem, with the number of
// the document first. A license may be missing, because the owner of a catalog states none for the API.
import { createConfig, lint } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } });
const problems = [];
for (const [i, ref] of process.argv.slice(2).entries())
  for (const problem of await lint({ ref, config })) problems.push({ ...problem, number: i + 1 });
for (const { number, severity, ruleId, message, location } of problems)
  console.log(`${number} ${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
if (problems.length > 0) process.exit(1);
