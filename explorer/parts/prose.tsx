import { codeParts } from '../model/api';

/** Renders `code` in backticks. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {codeParts(text).map((part, i) =>
      i % 2 === 1 ? <code key={`${i} ${part}`}>{part}</code> : part,
    )}
  </>
);
