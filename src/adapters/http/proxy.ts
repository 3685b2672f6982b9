import * as E from 'fp-ts/Either';
import { fail, problem, type Result } from '../../domain/problem';

/** The variables that both git and the runner's client read. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** True if git and the client agree on the parts: an unescaped `#` or `/` would end a password early. */
const isProxyAddress = (value: string): boolean => {
  try {
    const { username, password, pathname, search, hash } = new URL(value);
    decodeURIComponent(username + password);
    return pathname.length <= 1 && search === '' && hash === '';
  } catch {
    return false;
  }
};

/**
 * Adds the scheme that git assumes to proxy variables without one. Fails if a variable is not an address, because our
 * requests, which carry the token, would bypass the proxy. The message does not show the value, which may contain a
 * password.
 */
export const normalizeProxyVariables = (variables: NodeJS.ProcessEnv): Result<void> => {
  const problems = VARIABLES.flatMap((name) => {
    const value = variables[name];
    if (!value) return [];
    const address = value.includes('://') ? value : `http://${value}`;
    variables[name] = address;
    const message = `variable ${name}: found an invalid address, expected one like http://proxy.example:8080; percent-encode special characters in the user name and the password`;
    return isProxyAddress(address) ? [] : [problem(message)];
  });
  return problems.length > 0 ? fail(problems) : E.right(undefined);
};
