/** The environment of tests in Node, with processes and validators that outlive a file of tests. */
const { TestEnvironment } = require('jest-environment-node');
const { answerValidatorOf } = require('./github-answers.cjs');
const { runInHost, startElsewhere } = require('./pool.cjs');
const { validatorOf } = require('./schemas.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { runInHost, startElsewhere, validatorOf, answerValidatorOf });
  }
};
