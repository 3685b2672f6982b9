/** The programs that tests run in warm processes. */
const { readFileSync, statSync } = require('node:fs');
const { transformSync } = require('@swc/core');

const toScript = (text) =>
  transformSync(text, {
    jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    module: { type: 'commonjs' },
  }).code;

const scripts = new Map();

/** The text of a program as a script, because a process evaluates a module only once. */
const scriptOf = (file) => {
  const { mtimeMs } = statSync(file);
  const known = scripts.get(file);
  if (known?.mtimeMs === mtimeMs) return known.script;
  const text = readFileSync(file, 'utf8').replace(/^#!.*/, '');
  const script = file.endsWith('.mjs') ? toScript(text) : text;
  scripts.set(file, { mtimeMs, script });
  return script;
};

module.exports = { scriptOf };
