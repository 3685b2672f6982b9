/** The files of the example catalog. */
import path from 'node:path';
import { filesBelow } from '../builders/files';
import type { Files } from './process';

const EXAMPLE = path.resolve(__dirname, '../../examples/catalog');

export const exampleFiles = (): Files => filesBelow(EXAMPLE);
