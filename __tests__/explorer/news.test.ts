import { describe, expect, test } from '@jest/globals';
import { latestNews, type News, newsOf, newsPlace } from '../../explorer/model/news';

const item = (title: string, date: string, cve: string | null = null): News => ({
  id: title,
  title,
  content_text: title,
  date_published: `${date}T02:00:00Z`,
  date_modified: `${date}T02:00:00Z`,
  tags: [],
  _catalog: { kind: 'found', date, cve, severity: null, images: 1, versions: 1 },
});

const NOW = Date.parse('2026-07-27T09:00:00Z');
const ITEMS = [item('c', '2026-07-26'), item('b', '2026-07-21'), item('a', '2026-07-10')];

describe('the news of the front page', () => {
  test.each([
    [ITEMS, 5, { heading: 'This week', items: ITEMS.slice(0, 2) }],
    [ITEMS, 1, { heading: 'This week', items: ITEMS.slice(0, 1) }],
    [ITEMS.slice(2), 5, { heading: 'Latest changes', items: ITEMS.slice(2) }],
    [[], 5, undefined],
  ])('are those of this week, or the latest: %#', (items, most, latest) => {
    expect(latestNews(items, NOW, most)).toEqual(latest);
  });
});

test('the news of a day are its own', () => {
  expect(newsOf(ITEMS, '2026-07-21')).toEqual([ITEMS[1]]);
});

test.each([
  [item('a', '2026-07-10'), ['changes', '2026-07-10']],
  [item('a', '2026-07-10', 'CVE-2026-1000'), ['cves', 'CVE-2026-1000']],
])('an item leads to its CVE, or else to its day: %#', (news, place) => {
  expect(newsPlace(news)).toEqual(place);
});
