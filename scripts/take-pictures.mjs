// node scripts/take-pictures.mjs: takes the pictures of the README in Chromium (CHROMIUM_PATH), light and dark: the front
// page and the page of a CVE after the nights of the demo.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startPreview } from './preview-server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const DEMO_NIGHT = '2026-07-14';
/** Shortly after the scans of that night. */
const NOW = new Date(`${DEMO_NIGHT}T04:00:00Z`);

const { stdout } = spawnSync(process.execPath, [path.join(root, 'scripts/demo.mjs'), '--keep'], {
  env: { ...process.env, DEMO_NIGHT },
  encoding: 'utf8',
});
const [, folder] = /^Kept in (.+)$/m.exec(stdout) ?? [];
if (folder === undefined) throw new Error(`the demo failed:\n${stdout}`);

const preview = await startPreview({ root: path.join(folder, 'site') });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const colorScheme of ['light', 'dark']) {
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 800 }, colorScheme, locale: 'en-US', timezoneId: 'UTC' },
  });
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  for (const [name, view, text] of [
    ['explorer', '#/', 'This week'],
    ['cve', '#/cves/CVE-2025-48384', 'Affected images'],
  ]) {
    await page.goto(`${preview.url}/api/v1/${view}`);
    await page.getByText(text).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(root, 'docs/images', `${name}-${colorScheme}.png`) });
  }
  await context.close();
}
await browser.close();
await preview.close();
rmSync(folder, { recursive: true });
