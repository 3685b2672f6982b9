/** Validators of the answers of GitHub's API, by its own description; kept like those of the published documents. */
const Ajv = require('ajv').default;
const { operations, schemas } = require('../github-api/description.json');

/** In JSON Schema, a null needs a type of its own. */
const toJsonSchema = (schema) => {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'enum' || key === 'required' ? value : toJsonSchema(value),
    ]),
  );
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
};

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'github', components: { schemas: toJsonSchema(schemas) } });

const compiled = new Map();

/** The validator of the answer to a path, by the template of that. */
const answerValidatorOf = (template) => {
  const known = compiled.get(template);
  if (known !== undefined) return known;
  const text = JSON.stringify(toJsonSchema(operations[template].schema));
  const validate = ajv.compile(JSON.parse(text.replaceAll('"#/components', '"github#/components')));
  compiled.set(template, validate);
  return validate;
};

module.exports = { answerValidatorOf };
