import {
  type AddedValue,
  asRecord,
  type ContractDiff,
  mergeDiffs,
  schemaComparison,
} from './compare-schemas';
import type { Schema } from './json-schema';

/** The parts of `action.yml` that workflows rely on. */
export interface ActionInterface {
  /** By name: whether a workflow must state the input. */
  readonly inputs: Readonly<Record<string, { readonly required: boolean }>>;
  readonly outputs: ReadonlyArray<string>;
}

export interface Contract {
  readonly api: Schema;
  readonly action: ActionInterface;
}

/** The interface that an action's metadata (`action.yml`) declares. */
export const actionInterface = (metadata: unknown): ActionInterface => {
  const { inputs, outputs } = asRecord(metadata);
  return {
    inputs: Object.fromEntries(
      Object.entries(asRecord(inputs)).map(([name, input]) => {
        const { required, default: value } = asRecord(input);
        return [name, { required: required === true && value === undefined }];
      }),
    ),
    outputs: Object.keys(asRecord(outputs)),
  };
};

const responseOf = (operation: unknown): Schema => {
  const ok = asRecord(asRecord(asRecord(operation)['responses'])['200']);
  return asRecord(asRecord(asRecord(ok['content'])['application/json'])['schema']);
};

const compareApis = (released: Schema, current: Schema): ContractDiff => {
  const [before, after] = [asRecord(released['paths']), asRecord(current['paths'])];
  const compare = schemaComparison(released, current);
  return mergeDiffs(
    Object.keys(before).map((path) => {
      const [former, latter] = [asRecord(before[path])['get'], asRecord(after[path])['get']];
      return latter === undefined
        ? { breaks: [`GET ${path}: the endpoint is gone`], added: [] }
        : compare({ before: responseOf(former), after: responseOf(latter), place: path });
    }),
  );
};

const compareActions = (
  released: ActionInterface,
  current: ActionInterface,
): ReadonlyArray<string> => [
  ...Object.keys(released.inputs).flatMap((name) =>
    name in current.inputs ? [] : [`input ${name}: was removed`],
  ),
  ...Object.entries(current.inputs).flatMap(([name, { required }]) =>
    required && released.inputs[name]?.required !== true ? [`input ${name}: became required`] : [],
  ),
  ...released.outputs.flatMap((name) =>
    current.outputs.includes(name) ? [] : [`output ${name}: was removed`],
  ),
];

/** Finds what the current contract breaks for users of the released one, and new values. */
export const compareContracts = (released: Contract, current: Contract): ContractDiff => {
  const { breaks, added } = compareApis(released.api, current.api);
  return { breaks: [...breaks, ...compareActions(released.action, current.action)], added };
};

const unreleasedSection = (changelog: string): string =>
  /^## \[?unreleased\]?.*\n((?:(?!## ).*(?:\n|$))*)/im.exec(changelog)?.[1] ?? '';

/** Finds new values that the unreleased section of the changelog does not name with their field. */
export const findUnannounced = (
  added: ReadonlyArray<AddedValue>,
  changelog: string,
): ReadonlyArray<AddedValue> => {
  const text = unreleasedSection(changelog);
  return added.filter(
    ({ place, value }) => !text.includes(`\`${place}\``) || !text.includes(`\`${value}\``),
  );
};
