/** What the page asks for, when, and what it shows until that is there. */
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { History } from '../../../explorer/model/documents';
import { choice, finderOn, type InBrowser, NONE_THERE, type Site, shown, titled } from '../page';

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const testLoading = (inBrowser: InBrowser, site: Site): void => {
  const { at, see, read } = site;
  const urls = (tree: string, names: ReadonlyArray<string>) =>
    names.map((name) => at(`${tree}/${name}`)).toSorted();

  inBrowser(
    'asks for what the first view needs, then for its name and news, and for no CVEs if none is exploited',
    () => {
      const asked: string[] = [];
      let early = true;
      const before = (page: Page) =>
        page.route('**/images.json', async (route) => {
          await later(300);
          early = asked.some((each) => each.endsWith('/feed.json'));
          await route.continue();
        });
      const use = async (page: Page): Promise<void> => {
        await shown(page, 'Acme catalog');
        await shown(page, '39 images');
        await page.waitForLoadState('networkidle');
        expect([early, asked.toSorted()]).toEqual([
          false,
          urls('example', [
            '',
            'feed.json',
            'fixes.json',
            'history.json',
            'images.json',
            'integrity.json',
            'status.json',
          ]),
        ]);
        const links = `[...document.querySelectorAll('link')].map(
          (link) => [link.rel, link.type, link.getAttribute('href').slice(0, 9)])`;
        expect(await page.evaluate(links)).toEqual([
          ['icon', '', 'data:imag'],
          ['service-desc', 'application/vnd.oai.openapi+json', 'openapi.j'],
          ['alternate', 'application/atom+xml', 'feed.atom'],
          ['alternate', 'application/feed+json', 'feed.json'],
        ]);
      };
      return see('example', use, { before, asked });
    },
  );

  const MONGODB = [
    ...['', 'bases.json', 'feed.json', 'history.json', 'integrity.json'],
    ...['images/mongodb/findings.json', 'images/mongodb/releases.json'],
    'security/mongodb/8.0.13.json',
    'status.json',
  ];

  inBrowser('asks for the list of few images behind the documents of one', () => {
    const asked: string[] = [];
    const use = async (page: Page): Promise<void> => {
      await shown(page, '62 findings of 34 CVEs');
      await shown(page, /^Scanned Jul /);
      await page.getByRole('heading', { name: 'MongoDB', level: 1 }).waitFor();
      while (!asked.some((each) => each.endsWith('/history.json'))) await later(50);
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual(urls('example', [...MONGODB, 'images.json']));
    };
    return see('example#/images/mongodb', use, { asked });
  });

  inBrowser('asks for the list of many images once it is wanted', () => {
    const asked: string[] = [];
    const history = read<History>('example/history.json');
    const data = history.data.map((day) => ({ ...day, versions: 1_001 }));
    const answers = { '**/history.json': { ...history, data } };
    const use = async (page: Page): Promise<void> => {
      await shown(page, '62 findings of 34 CVEs');
      await shown(page, /^Scanned Jul /);
      while (!asked.some((each) => each.endsWith('/history.json'))) await later(50);
      await page.waitForLoadState('networkidle');
      expect(asked.toSorted()).toEqual(urls('example', MONGODB));
      await page.getByText('About the image').click();
      await shown(page, 'Stated by the owner, not checked.');
      await page.getByText('Charts that deploy it').click();
      await page.locator('a[href="#/charts/mongodb"]').waitFor();
      const more = ['charts.json', 'images.json'];
      expect(asked.toSorted()).toEqual(urls('example', [...MONGODB, ...more]));
    };
    return see('example#/images/mongodb', use, { asked, answers });
  });

  inBrowser('asks for the versions of many images with a package once they are wanted', () => {
    const images = Array.from({ length: 9 }, (_, i) => `image-${i}`);
    const asked: string[] = [];
    const answers = {
      '**/packages/npm.json': {
        ...read<object>('packages/packages/npm.json'),
        data: [{ name: '@scope/name', images }],
      },
    };
    const lists = () => asked.filter((each) => each.includes('/images/'));
    const use = async (page: Page): Promise<void> => {
      await shown(page, '9 images contain it');
      const look = page.getByRole('button', { name: 'Look for @scope/name 1.14 in 9 images' });
      const missing = 'The packages of 9 images could not be loaded, so @scope/name 1.14 may be';
      await page.goto(at('packages#/packages?q=%40scope%2Fname+1.14'));
      await look.waitFor();
      expect(lists()).toEqual([]);
      await look.click();
      await shown(page, missing);
      expect(lists().length).toBe(9);
      await page.goto(at('packages#/packages/npm/%40scope%2Fname?version=1.14'));
      await look.click();
      await shown(page, missing);
      expect(lists().length).toBe(9);
    };
    return see('packages#/packages/npm/%40scope%2Fname', use, { asked, answers, ...NONE_THERE });
  });

  inBrowser('shows a document that arrives just after the view that waits for it', () => {
    const asked: string[] = [];
    // Without frames, what a view does after it was rendered takes 100 ms. The list of CVEs arrives before that.
    const slowed = `{
      requestAnimationFrame = () => 0;
      const ask = fetch;
      fetch = async (path, options) => {
        const answer = await ask(path, options);
        if (path === 'cve.json') await new Promise((release) => addEventListener('hashchange', () => setTimeout(release, 10)));
        return answer;
      };
    }`;
    const before = (page: Page) => page.addInitScript(slowed);
    const use = async (page: Page): Promise<void> => {
      await shown(page, '39 images');
      await finderOn(page).focus();
      while (!asked.some((each) => each.endsWith('/cve.json'))) await later(50);
      await page.waitForLoadState('networkidle');
      await page.evaluate("location.hash = '#/cves'");
      await shown(page, '96 CVEs');
    };
    return see('example', use, { asked, before });
  });

  inBrowser(
    'moves nothing on the front page but rows to their place, however late its documents are',
    async () => {
      const history = read<History>('example/history.json');
      const cve = read<{ data: ReadonlyArray<object> }>('example/cve.json');
      const known = { exploitation: 'known', kev: { added: '2026-07-01', due: null } };
      const news = {
        ...{ id: 'a', title: 'redis 8.2.2 rebuilt', content_text: '' },
        date_modified: '2026-07-03T02:00:00Z',
        _catalog: {
          ...{ kind: 'catalog', date: '2026-07-03', cve: null, severity: null },
          ...{ images: 1, versions: 1, slugs: ['redis'] },
        },
      };
      const answers = {
        '**/feed.json': { ...read<object>('example/feed.json'), items: [news] },
        '**/history.json': {
          ...history,
          data: [1, 2, 3].map((day) => ({
            ...history.data[0],
            ...{ date: `2026-07-0${day}`, exploited: 1 },
          })),
        },
        '**/cve.json': {
          ...cve,
          kev: { version: '1', released: null, count: 1 },
          data: cve.data.map((item, i) => (i === 0 ? { ...item, ...known } : item)),
        },
      };
      for (const width of [1440, 390]) {
        const before = async (page: Page): Promise<void> => {
          await page.addInitScript(`
          globalThis.shifts = [];
          const isRow = ({ node }) => node?.parentElement?.closest('[data-results]') != null;
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries())
              if (!sources.every(isRow)) shifts.push(value);
          }).observe({ type: 'layout-shift', buffered: true });`);
          for (const name of ['feed', 'cve'])
            await page.route(`**/${name}.json`, async (route) => {
              await later(300);
              await route.fallback();
            });
        };
        const use = async (page: Page): Promise<void> => {
          await page.getByRole('region', { name: 'Exploited CVEs' }).waitFor();
          await shown(page, 'Redis 8.2.2 rebuilt');
          await page.getByRole('table').getByText('Exploited').first().waitFor();
          expect([width, await page.evaluate('shifts')]).toEqual([width, []]);
        };
        await see('example', use, { width, before, answers });
      }
    },
  );

  inBrowser('shows an answer that comes after a view was drawn and before its effects run', () => {
    // Effects wait for the time-out that stands in for a frame; answers, for the next change of place.
    const before = (page: Page): Promise<unknown> =>
      page.addInitScript(`
        window.requestAnimationFrame = () => 0;
        const moved = new Promise((done) => window.addEventListener('hashchange', done));
        const real = window.fetch;
        window.fetch = (address, options) => {
          if (address === 'images.json') window.isAsked = true;
          return Promise.all([real(address, options), moved]).then(([answer]) => answer);
        };`);
    const use = async (page: Page): Promise<void> => {
      await page.waitForFunction(() => Reflect.get(globalThis, 'isAsked'));
      await page.evaluate("location.hash = '#/images'");
      await shown(page, '39 images');
    };
    return see('example', use, { before });
  });

  inBrowser('says that it is loading, that it failed, and tries again', () => {
    let answers = 0;
    let answer = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const before = (page: Page): Promise<unknown> =>
      page.route('**/roadmap.json', async (route) => {
        answers += 1;
        if (answers > 1) return route.continue();
        await seen;
        return route.fulfill({ status: 503 });
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Loading…');
      answer();
      await shown(page, /The host answered with status 503/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await shown(page, 'Exploring');
    };
    return see('example#/roadmap', use, { before, allow: /503/ });
  });

  inBrowser('explains a web page in the place of a document', () => {
    const before = (page: Page): Promise<unknown> =>
      page.route('**/roadmap.json', (route) =>
        route.fulfill({ contentType: 'text/html', body: '\n<!doctype html><title>Log in</title>' }),
      );
    const use = (page: Page): Promise<void> =>
      shown(page, 'The server sent a web page instead of JSON: you may have to log in.');
    return see('example#/roadmap', use, { before });
  });

  inBrowser('has everything once the host answers again, its name and its history too', () => {
    const refused: string[] = [];
    let isDown = true;
    const before = (page: Page): Promise<unknown> =>
      page.route('**/*.json', async (route) => {
        if (!isDown) return route.continue();
        await route.fulfill({ status: 500 });
        refused.push(route.request().url());
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'The host answered with status 500.');
      while (!refused.includes(at('answers/feed.json'))) await later(50);
      await later(300);
      isDown = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('columnheader', { name: 'Scan', exact: true }).waitFor();
      await titled(page, 'ghcr.io/acme catalog');
      await shown(page, 'The numbers as tables');
    };
    return see('answers#/images', use, { before, allow: /500/ });
  });

  for (const [place, file, text] of [
    ['packages#/cves', 'packages/npm.json', 'No matches, but some lists could not be loaded'],
    ['answers#/changes/2020-01-01', 'feed.json', 'This could not be loaded'],
  ] as const)
    inBrowser(`says nothing of what may be in ${file} while that cannot be loaded`, () =>
      see(
        place,
        async (page) => {
          await page.keyboard.press('Control+k');
          await page.keyboard.type('no-such-name');
          await shown(page, text);
        },
        {
          before: (page) => page.route(`**/${file}`, (route) => route.fulfill({ status: 500 })),
          allow: /status of (?:500|404)/,
        },
      ),
    );

  inBrowser('says so if its documents are not what it expects', () =>
    see(
      'example#/charts',
      async (page) => {
        await shown(page, 'This view cannot be shown');
        await page.goto(at('example#/images'));
        await shown(page, '39 images');
        expect(await choice(page, 'Category').count()).toBe(1);
      },
      { answers: { '**/charts.json': { data: 1 } } },
    ),
  );

  inBrowser('drops a search that Enter ended as soon as the reader goes elsewhere', () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before = (page: Page): Promise<unknown> =>
      page.route('**/cve.json', async (route) => {
        await released;
        await route.continue();
      });
    const use = async (page: Page): Promise<void> => {
      await shown(page, 'Aug 20, 2026');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('no such thing');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Images', exact: true }).click();
      await page.getByRole('heading', { name: 'Acme catalog', level: 1 }).waitFor();
      const answered = page.waitForResponse('**/cve.json');
      release();
      await (await answered).finished();
      await page.keyboard.press('Control+k');
      await shown(page, /^No matches/);
      expect([page.url(), await finderOn(page).inputValue()]).toEqual([
        at('answers#/images'),
        'no such thing',
      ]);
    };
    return see('answers#/changes', use, { before });
  });
};
