// Makes the explorer, one page with its script and style inside, from explorer/. Its policy lets the
// browser run this very script and style, and read from the page's own host, and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What the page may weigh on its way to the browser, packed, in bytes. */
const HEAVIEST = 60_000;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (script, style) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A text inside of a script or style would end it at its closing tag. */
const inline = (text, tag) => {
  if (new RegExp(`</${tag}|<!--`, 'i').test(text))
    throw new Error(`the ${tag} of the explorer holds what would end it in a page`);
  return text.trim();
};

/** The template with a text behind each of these places. */
const filled = (template, texts) =>
  texts.reduce((page, [place, text]) => {
    if (page.split(place).length !== 2) throw new Error(`page.html has not one ${place}`);
    return page.replace(place, () => place + text);
  }, template);

const bundle = async () => {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { script: 'explorer/main.tsx', style: 'explorer/style/index.css' },
    outdir: 'explorer-build',
    write: false,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'esm',
    // docs/pages-and-caching.md says what needs these.
    target: ['es2023', 'chrome120', 'firefox121', 'safari17'],
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: 'explorer/tsconfig.json',
  });
  const textOf = (ending) => outputFiles.find((file) => file.path.endsWith(ending)).text;
  return { script: textOf('.js'), style: textOf('.css'), inputs: Object.keys(metafile.inputs) };
};

/** The page, and the files that it was made of. Fails if it weighs too much. */
export const buildExplorer = async () => {
  const { script: rawScript, style: rawStyle, inputs } = await bundle();
  const [script, style] = [inline(rawScript, 'script'), inline(rawStyle, 'style')];
  const template = readFileSync(path.join(root, 'explorer', 'page.html'), 'utf8');
  const page = filled(template, [
    ['http-equiv="Content-Security-Policy" content="', policyOf(script, style)],
    ['<style>', style],
    ['<script type="module">', script],
  ]);
  const weight = gzipSync(page, { level: 9 }).length;
  if (weight > HEAVIEST)
    throw new Error(`the explorer weighs ${weight} bytes packed, at most ${HEAVIEST} are allowed`);
  return { page, weight, inputs };
};
