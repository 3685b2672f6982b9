import {
  type Differences,
  type Growth,
  recordOf,
  schemaComparison,
  together,
} from './compare-schemas';
import type { Schema } from './json-schema';

/** What of `action.yml` workflows rely on. */
export interface ActionInterface {
  /** Name to whether a workflow has to state it. */
  readonly inputs: Readonly<Record<string, { readonly required: boolean }>>;
  readonly outputs: ReadonlyArray<string>;
}

/** Everything that others build on. */
export interface Contract {
  readonly api: Schema;
  readonly action: ActionInterface;
}

/** The interface that an action's metadata (`action.yml`) declares. */
export const actionInterface = (metadata: unknown): ActionInterface => {
  const { inputs, outputs } = recordOf(metadata);
  return {
    inputs: Object.fromEntries(
      Object.entries(recordOf(inputs)).map(([name, input]) => {
        const { required, default: value } = recordOf(input);
        return [name, { required: required === true && value === undefined }];
      }),
    ),
    outputs: Object.keys(recordOf(outputs)),
  };
};

const responseOf = (operation: unknown): Schema => {
  const ok = recordOf(recordOf(recordOf(operation)['responses'])['200']);
  return recordOf(recordOf(recordOf(ok['content'])['application/json'])['schema']);
};

const compareApis = (released: Schema, current: Schema): Differences => {
  const [before, after] = [recordOf(released['paths']), recordOf(current['paths'])];
  const compare = schemaComparison(released, current);
  return together(
    Object.keys(before).map((path) => {
      const [former, latter] = [recordOf(before[path])['get'], recordOf(after[path])['get']];
      return latter === undefined
        ? { breaks: [`GET ${path}: the endpoint is gone`], growth: [] }
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

/** What of the current contract breaks those who build on the released one, and what they are to be told. */
export const compareContracts = (released: Contract, current: Contract): Differences => {
  const { breaks, growth } = compareApis(released.api, current.api);
  return { breaks: [...breaks, ...compareActions(released.action, current.action)], growth };
};

/** The text of the changelog between the heading "Unreleased" and the next one of its level. */
const unreleasedOf = (changelog: string): string =>
  /^## \[?unreleased\]?.*\n((?:(?!## ).*(?:\n|$))*)/im.exec(changelog)?.[1] ?? '';

/** New values of responses that the unreleased section of the changelog does not name, with their field. */
export const unannounced = (
  growth: ReadonlyArray<Growth>,
  changelog: string,
): ReadonlyArray<Growth> => {
  const text = unreleasedOf(changelog);
  return growth.filter(
    ({ place, value }) => !text.includes(`\`${place}\``) || !text.includes(`\`${value}\``),
  );
};
