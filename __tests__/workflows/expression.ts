/** Expressions of workflows, evaluated by GitHub's own library. */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Values of the contexts by their names: `{github: {repository: 'acme/catalog'}}`. */
export type Contexts = Readonly<Record<string, unknown>>;

const dataOf = (value: unknown): data.ExpressionData =>
  JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData;

/** Status functions: no earlier job was cancelled or failed. */
const statusFunction = (name: string, value: boolean) => ({
  name,
  minArgs: 0,
  maxArgs: 0,
  call: () => new data.BooleanData(value),
});
const STATUS = [
  statusFunction('cancelled', false),
  statusFunction('always', true),
  statusFunction('success', true),
  statusFunction('failure', false),
];

/** The value of an expression without `${{ }}`; throws if it is invalid. */
export const evaluated = (expression: string, contexts: Contexts): data.ExpressionData => {
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), STATUS).parse();
  const known = new data.Dictionary(
    ...Object.entries(contexts).map(([key, value]) => ({ key, value: dataOf(value) })),
  );
  return new Evaluator(parsed, known, new Map(STATUS.map((each) => [each.name, each]))).evaluate();
};

const EXPRESSION = /\$\{\{\s*((?:'(?:[^']|'')*'|[^'}]|\}(?!\}))*?)\s*\}\}/g;

/** A text with its expressions replaced by their values, as by the runner. */
export const fill = (template: string, contexts: Contexts): string =>
  template.replace(EXPRESSION, (_, expression: string) =>
    evaluated(expression, contexts).coerceString(),
  );

/** The value of a template that is a single expression, as plain JSON. */
export const fillValue = (template: string, contexts: Contexts): unknown => {
  const [whole, expression = ''] = [...template.matchAll(EXPRESSION)][0] ?? [];
  if (whole !== template.trim()) return fill(template, contexts);
  return JSON.parse(JSON.stringify(evaluated(expression, contexts), data.replacer)) as unknown;
};

/** Whether a job or step runs: `${{ }}` is optional, and so is the condition. */
export const holds = (condition: string | undefined, contexts: Contexts): boolean => {
  if (condition === undefined) return true;
  const [, inner] = /^\s*\$\{\{([\s\S]*)\}\}\s*$/.exec(condition) ?? [];
  const value = evaluated(inner ?? condition, contexts);
  return !['', '0', 'false'].includes(value.coerceString());
};
