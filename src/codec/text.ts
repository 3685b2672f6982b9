import { ScalarType, textOf } from './scalar';

/** A rule for texts, for schemas and for messages. */
export interface TextRule {
  /** Completes the sentence "expected …". */
  readonly expected: string;
  readonly is: (text: string) => boolean;
  /** The rule, or the part of it that JSON Schema can express. */
  readonly pattern?: string;
  readonly format?: 'date-time' | 'uri' | 'uuid';
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A text that follows a rule; decodes strings and the source text of scalars. */
export class TextType extends ScalarType<string> {
  readonly _tag = 'TextType' as const;

  constructor(
    name: string,
    readonly rule: TextRule,
  ) {
    const is = (u: unknown): u is string => typeof u === 'string' && rule.is(u);
    super(name, is, rule.expected, textOf);
  }
}

export const text = (name: string, rule: TextRule): TextType => new TextType(name, rule);
