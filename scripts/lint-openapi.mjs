// Holds OpenAPI documents against the rules that Redocly recommends; prints one line per problem.
import { createConfig, lint } from '@redocly/openapi-core';

const config = await createConfig({ extends: ['recommended'] });
const problems = [];
for (const ref of process.argv.slice(2)) problems.push(...(await lint({ ref, config })));
for (const { severity, ruleId, message, location } of problems)
  console.log(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
if (problems.length > 0) process.exit(1);
