// Builds the explorer, a page with inline script and style, from explorer/. Its policy allows exactly this script
// and style, and requests to its own host.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

const MAX_PACKED_BYTES = 60_000;

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

/** Throws if the text would end its own tag. */
const inline = (text, tag) => {
  if (new RegExp(`</${tag}|<!--`, 'i').test(text))
    throw new Error(`the ${tag} of the explorer contains its own end tag or a comment`);
  return text.trim();
};

/** Inserts a text after each marker. */
const filled = (template, texts) =>
  texts.reduce((page, [place, text]) => {
    if (page.split(place).length !== 2) throw new Error(`page.html must contain ${place} once`);
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
    // Calls of `h` are shorter than calls of the JSX runtime that the compiler checks.
    tsconfigRaw: {
      compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' },
    },
    inject: ['preact'],
  });
  const textOf = (ending) => outputFiles.find((file) => file.path.endsWith(ending)).text;
  // Packed, the result is 4% smaller than esbuild's. What is unsafe: a template with one value at its end is a sum,
  // which differs only for objects.
  const { code } = minifySync(textOf('.js'), {
    module: true,
    compress: { passes: 3, unsafe: true },
    mangle: true,
  });
  return { script: code, style: textOf('.css'), inputs: Object.keys(metafile.inputs) };
};

const PACKAGE = /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The copyright line and the license text of a package. Throws if the license is not MIT. */
const mitOf = (folder) => {
  const { name, license } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  const text = readFileSync(path.join(root, folder, 'LICENSE'), 'utf8').replaceAll('\r\n', '\n');
  const [, copyright, terms] = /^(Copyright .*)\n\n([\s\S]*)$/m.exec(text) ?? [];
  if (license !== 'MIT' || terms === undefined || /--|>/.test(text))
    throw new Error(`the page needs a notice for ${name}, whose license is ${license}`);
  return { notice: `${name}: ${copyright}`, terms: terms.trim() };
};

/** The notice that the licenses of the packages require, because the page is copied to the sites of users. */
const noticeOf = (inputs) => {
  const folders = [...new Set(inputs.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort();
  const found = folders.map(mitOf);
  const [terms, ...others] = new Set(found.map((each) => each.terms));
  if (terms === undefined || others.length > 0) throw new Error('the licenses of the page differ');
  return ['<!--', ...found.map(({ notice }) => notice), 'MIT License', '', terms, '-->'].join('\n');
};

/** The page, its packed size in bytes, and its source files. Throws if it is too large. */
export const buildExplorer = async () => {
  const { script: rawScript, style: rawStyle, inputs } = await bundle();
  const [script, style] = [inline(rawScript, 'script'), inline(rawStyle, 'style')];
  const template = readFileSync(path.join(root, 'explorer', 'page.html'), 'utf8');
  const page = filled(template, [
    ['http-equiv="Content-Security-Policy" content="', policyOf(script, style)],
    ['<style>', style],
    ['<script type="module">', script],
    ['</html>\n', `${noticeOf(inputs)}\n`],
  ]);
  const weight = gzipSync(page, { level: 9 }).length;
  if (weight > MAX_PACKED_BYTES)
    throw new Error(`the explorer is ${weight} bytes packed, expected at most ${MAX_PACKED_BYTES}`);
  return { page, weight, inputs };
};
