import { expect, test } from '@jest/globals';
import { withTimeout } from '../../../src/adapters/http/get';

const never = (): Promise<never> => new Promise(() => undefined);

test('an answer in time is passed on, even a failure', async () => {
  await expect(withTimeout(1_000, Promise.resolve('x'))).resolves.toBe('x');
  await expect(withTimeout(1_000, Promise.reject(new Error('y')))).rejects.toThrow('y');
});

test('a late answer fails', async () => {
  await expect(withTimeout(20, never())).rejects.toThrow('no answer within 0.02 s');
});
