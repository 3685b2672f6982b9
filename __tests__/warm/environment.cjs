/** The environment of tests in Node, with processes that outlive a file of tests. */
const { TestEnvironment } = require('jest-environment-node');
const { runInHost } = require('./pool.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.runInHost = runInHost;
  }
};
