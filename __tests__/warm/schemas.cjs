/** Validators of JSON schemas; kept for the next file of tests of the same worker, as they take longer to make than a test. */
const Ajv = require('ajv/dist/2020').default;
const addFormats = require('ajv-formats').default;

const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true });
addFormats(ajv);

const compiled = new Map();

/** The validator of a schema, which is given as its text. */
const validatorOf = (schema) => {
  const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(schema));
  compiled.set(schema, validate);
  return validate;
};

module.exports = { validatorOf };
