import { constants, isAscii } from 'node:buffer';
import { isRecord } from '../../codec/object';
import type { Projection } from './projection';
import { createProjectionTable } from './table';
import { WASM_BASE64 } from './wasm-module';

/** The exports of `wasm/project.ts`. */
interface ProjectionProgram {
  readonly memory: WebAssembly.Memory;
  readonly project: (document: number, length: number, projection: number) => number;
  readonly hasCut: () => number;
}

/** The program with a projection in its memory. */
interface Instance extends ProjectionProgram {
  /** The address of the projection. */
  readonly root: number;
  /** The address for documents. */
  readonly document: number;
}

const PAGE_BYTES = 64 * 1024;
/** Zeros after a document. They end every loop over its bytes, and 16 bytes are read at a time. */
const PADDING_BYTES = 32;
/** The memory of an instance never shrinks, so larger instances are dropped. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

let compiled: WebAssembly.Module | undefined;

const reserve = (memory: WebAssembly.Memory, bytes: number): void => {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
};

const instantiate = (projection: Projection): Instance => {
  compiled ??= new WebAssembly.Module(Buffer.from(WASM_BASE64, 'base64'));
  const { exports } = new WebAssembly.Instance(compiled);
  const { memory, project, hasCut } = exports as ProjectionProgram;
  const { bytes, root } = createProjectionTable(projection);
  reserve(memory, bytes.length);
  new Uint8Array(memory.buffer).set(bytes);
  return { memory, project, hasCut, root, document: bytes.length };
};

const withoutByteOrderMark = (bytes: Uint8Array): Uint8Array =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

type Check = (value: unknown) => boolean;

/**
 * Creates a check that every list that may have been cut ends with an acceptable item, because the program
 * compares only the prefix of an item. Undefined if the projection does not cut lists.
 */
const createCutCheck = (projection: Projection): Check | undefined => {
  if (projection.kind === 'list') {
    const { item, until } = projection;
    if (until !== undefined)
      return (value) =>
        !Array.isArray(value) || value.length === 0 || until.isAcceptable(value.at(-1));
    const check = createCutCheck(item);
    return check && ((value) => !Array.isArray(value) || value.every(check));
  }
  if (projection.kind !== 'object') return undefined;
  const checks = [...projection.keys].flatMap(([key, value]) => {
    const check = createCutCheck(value);
    return check === undefined ? [] : [[key, check] as const];
  });
  if (checks.length === 0) return undefined;
  return (value) => !isRecord(value) || checks.every(([key, check]) => check(value[key]));
};

/**
 * Creates a reader of JSON documents (valid UTF-8) that returns only the part in a projection. It returns
 * undefined for a document that `JSON.parse` has to read: it is not valid JSON, is nested too deeply, has
 * another kind of container than the projection, has an escape in a key, or has a list that was cut at an item
 * that is not acceptable.
 */
export const createReader = (projection: Projection): ((bytes: Uint8Array) => unknown) => {
  const isCutWell = createCutCheck(projection) ?? (() => true);
  let instance: Instance | undefined;
  return (document) => {
    const bytes = withoutByteOrderMark(document);
    instance ??= instantiate(projection);
    const { memory, project, hasCut, root, document: address } = instance;
    reserve(memory, address + bytes.length + PADDING_BYTES);
    if (memory.buffer.byteLength > MAX_KEPT_BYTES) instance = undefined;
    new Uint8Array(memory.buffer).set(bytes, address);
    const length = project(address, bytes.length, root);
    if (length < 0 || length > constants.MAX_STRING_LENGTH) return undefined;
    const kept = Buffer.from(memory.buffer, address, length);
    const value = JSON.parse(kept.toString(isAscii(kept) ? 'latin1' : 'utf8')) as unknown;
    return hasCut() === 0 || isCutWell(value) ? value : undefined;
  };
};
