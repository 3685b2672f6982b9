import * as E from 'fp-ts/Either';
import { fail, problem, type Result } from '../../problem';

/** What git and the runner's client take a proxy from. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** Whether git and the client read the same of it: a password with a bare `#` or `/` ends early. */
const isAddress = (value: string): boolean => {
  try {
    const { username, password, pathname, search, hash } = new URL(value);
    decodeURIComponent(username + password);
    return pathname.length <= 1 && search === '' && hash === '';
  } catch {
    return false;
  }
};

/**
 * Fails where a variable holds no address of a proxy: requests of our own, with the token, would go past it.
 * One without a scheme gets the one that git takes for granted. It may hold a password and is not shown.
 */
export const normalizeProxyVariables = (variables: NodeJS.ProcessEnv): Result<void> => {
  const problems = VARIABLES.flatMap((name) => {
    const value = variables[name];
    if (!value) return [];
    const address = value.includes('://') ? value : `http://${value}`;
    variables[name] = address;
    const message = `variable ${name}: found no address, expected one like http://proxy.example:8080; percent-encode special characters of a user and a password`;
    return isAddress(address) ? [] : [problem(message)];
  });
  return problems.length > 0 ? fail(problems) : E.right(undefined);
};
