/** Validators of JSON schemas; kept for the next file of tests of the same worker, as they take longer to make than a test. */
const Ajv = require('ajv/dist/2020').default;
const addFormats = require('ajv-formats').default;

// Neither inlined nor optimized: each document is validated a few times, while to compile takes most of the time.
const fastToCompile = { inlineRefs: false, code: { optimize: false } };
const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true, ...fastToCompile });
addFormats(ajv);

const compiled = new Map();

/** The validator of a schema, which is given as its text. */
const validatorOf = (schema) => {
  const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(schema));
  compiled.set(schema, validate);
  return validate;
};

module.exports = { validatorOf };
