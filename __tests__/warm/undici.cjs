/** In place of undici, which the runner's HTTP client loads for an agent of `fetch` that nothing here asks for. */
module.exports = { ProxyAgent: class {} };
