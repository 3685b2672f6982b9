import { expect, test } from '@jest/globals';
import { image, MANIFEST, manifestOf } from './builders';
import { json } from './results';
import { inWorld, refused, runWell } from './runs';

const CATALOG = manifestOf(image('redis', ['1.0']));
const UPDATES = `updates:
  - app: redis
    from: 8.0
    to: 8.10
    outcome: shipped
  - {app: kafka, from: 4.0.0, to: 4.1.0, outcome: held, reason: tests fail, url: "https://example.test/1", x-pr: 17}
`;
const ITEMS = [
  { app: 'redis', from: '8.0', to: '8.10', outcome: 'shipped' },
  {
    app: 'kafka',
    from: '4.0.0',
    to: '4.1.0',
    outcome: 'held',
    reason: 'tests fail',
    url: 'https://example.test/1',
    'x-pr': 17,
  },
];

test(
  'the daily version check is published, and stays until the next one',
  inWorld(async (w) => {
    const published = (): unknown => json(w.tree('gh-pages'), 'api/v1/updates.json');
    const checkout = w.checkout({
      [MANIFEST]: CATALOG,
      'updates.yaml': UPDATES,
      'bad.json': '{"data": [{"app": "redis", "from": "1", "to": "2",\n "outcome": "shiped"}]}',
      'empty.json': '[]',
    });
    await runWell(w, checkout);
    expect(published()).toEqual({ apiVersion: 'v1', resource: 'updates', total: 0, data: [] });

    await runWell(w, checkout, { updates: 'updates.yaml' });
    expect(published()).toEqual({ apiVersion: 'v1', resource: 'updates', total: 2, data: ITEMS });

    expect((await runWell(w, checkout)).outputs['changed']).toBe('false');
    expect(published()).toMatchObject({ data: ITEMS });

    expect(await refused(w, checkout, { updates: 'bad.json' })).toEqual([
      'bad.json:2:13 data[0].outcome: found "shiped", expected one of shipped, held, skipped; did you mean shipped?',
    ]);

    await runWell(w, checkout, { updates: 'empty.json' });
    expect(published()).toMatchObject({ total: 0, data: [] });
  }),
);
