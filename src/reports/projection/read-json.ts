import { constants, isAscii } from 'node:buffer';
import { isRecord } from '../../codec/object';
import type { Projection } from './projection';
import { projectionTable } from './table';
import { WASM_BASE64 } from './wasm-module';

/** What `wasm/project.ts` exports. */
interface Projector {
  readonly memory: WebAssembly.Memory;
  readonly project: (document: number, length: number, projection: number) => number;
  readonly hasCut: () => number;
}

/** A projector with a projection in its memory, and where a document goes. */
interface Prepared extends Projector {
  readonly root: number;
  readonly document: number;
}

const PAGE = 64 * 1024;
/** Zeros behind a document, which stop every loop over its bytes, and what is read beside them. */
const BEHIND = 32;
/** Memory never shrinks: what a large document took is given back with the projector that has it. */
const MOST_KEPT = 16 * 1024 * 1024;

const compiled = (() => {
  let module: WebAssembly.Module | undefined;
  return (): WebAssembly.Module => {
    module ??= new WebAssembly.Module(Buffer.from(WASM_BASE64, 'base64'));
    return module;
  };
})();

const makeRoom = (memory: WebAssembly.Memory, bytes: number): void => {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
};

const prepare = (projection: Projection): Prepared => {
  const { exports } = new WebAssembly.Instance(compiled());
  const { memory, project, hasCut } = exports as Projector;
  const { bytes, root } = projectionTable(projection);
  makeRoom(memory, bytes.length);
  new Uint8Array(memory.buffer).set(bytes);
  return { memory, project, hasCut, root, document: bytes.length };
};

/** The document without byte order mark. */
const unmarked = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

type Check = (value: unknown) => boolean;

/** Whether every list that may have been cut ends with an item that is enough; undefined: there is none. */
const cutsWell = (projection: Projection): Check | undefined => {
  if (projection.kind === 'list') {
    const { item, until } = projection;
    const ofItem = until === undefined ? cutsWell(item) : undefined;
    if (until !== undefined)
      return (value) => !Array.isArray(value) || value.length === 0 || until.enough(value.at(-1));
    return ofItem && ((value) => !Array.isArray(value) || value.every(ofItem));
  }
  if (projection.kind !== 'object') return undefined;
  const checks = [...projection.keys].flatMap(([key, value]) => {
    const check = cutsWell(value);
    return check === undefined ? [] : [[key, check] as const];
  });
  if (checks.length === 0) return undefined;
  return (value) => !isRecord(value) || checks.every(([key, check]) => check(value[key]));
};

/**
 * A reader of JSON documents (valid UTF-8) that makes values only of the part that a projection asks
 * for: faster than `JSON.parse` where the rest is most of it. It answers undefined if the document is
 * no JSON, is nested too deeply, has another container than is asked for, or writes a key with escapes:
 * `JSON.parse` tells what it is then.
 */
export const projectedReader = (projection: Projection): ((bytes: Uint8Array) => unknown) => {
  const isCutWell = cutsWell(projection) ?? (() => true);
  let prepared: Prepared | undefined;
  return (marked) => {
    const bytes = unmarked(marked);
    prepared ??= prepare(projection);
    const { memory, project, hasCut, root, document } = prepared;
    makeRoom(memory, document + bytes.length + BEHIND);
    if (memory.buffer.byteLength > MOST_KEPT) prepared = undefined;
    new Uint8Array(memory.buffer).set(bytes, document);
    const length = project(document, bytes.length, root);
    if (length < 0 || length > constants.MAX_STRING_LENGTH) return undefined;
    const kept = Buffer.from(memory.buffer, document, length);
    const value = JSON.parse(kept.toString(isAscii(kept) ? 'latin1' : 'utf8')) as unknown;
    return hasCut() === 0 || isCutWell(value) ? value : undefined;
  };
};
