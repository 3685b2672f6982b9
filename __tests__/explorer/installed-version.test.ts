import { expect, test } from '@jest/globals';
import { relationOf } from '../../explorer/model/installed-version';
import { INSTALLED_VERSIONS } from '../builders/installed-versions';

test.each(INSTALLED_VERSIONS)('%s %s, asked for %s: %s', (type, installed, asked, relation) => {
  expect(relationOf(type, installed, asked)).toBe(relation);
});
