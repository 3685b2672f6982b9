import { codeParts } from '../model/api';

/** Renders `code` in backticks. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {codeParts(text).map((part, i) =>
      i % 2 === 1 ? <code key={`${i} ${part}`}>{part}</code> : part,
    )}
  </>
);

/** Renders paragraphs, which empty lines separate. */
export const Prose = ({ text }: { text: string }) => (
  <div class="prose">
    {text.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>
        <Inline text={paragraph} />
      </p>
    ))}
  </div>
);
