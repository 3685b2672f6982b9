import { expect, test } from '@jest/globals';
import { findingsText, maxOf, resultText } from '../../explorer/model/numbers';

test('results and findings are counted in words', () => {
  expect([
    resultText(39, 39, 'image'),
    resultText(3, 2000, 'CVE'),
    resultText(0, 1, 'image'),
    findingsText(108, 48),
    findingsText(1, 1),
  ]).toEqual([
    '39 images',
    '3 of 2,000 CVEs',
    '0 of 1 image',
    '108 findings of 48 CVEs',
    '1 finding of 1 CVE',
  ]);
});

test('the largest of very many numbers is found, and 0 of none', () => {
  const many = Array.from({ length: 200_000 }, (_, i) => i % 7);
  expect([maxOf(many), maxOf([])]).toEqual([6, 0]);
});
