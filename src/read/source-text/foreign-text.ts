import { show } from '../../domain/values/escape';

/** Another text in place of a file, and how to get the file. */
export interface ForeignText {
  readonly found: string;
  /** Whether a server answered with a page. */
  readonly isPage: boolean;
  readonly fix: string;
}

const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;

/** `a web page ("Access Denied")`: the title of an error page often names the cause. */
const describePage = (text: string): string => {
  const [, title] = /<title[^<>]{0,99}>\s{0,99}([^<]{1,200})/i.exec(text.slice(0, 10_000)) ?? [];
  return title?.trim() ? `a web page (${show(title.trim())})` : 'a web page';
};

/** Recognizes a Git LFS pointer or a web page. */
export const findForeignText = (text: string): ForeignText | undefined => {
  if (LFS_POINTER.test(text))
    return {
      found: 'a Git LFS pointer',
      isPage: false,
      fix: 'set lfs: true in the step that runs actions/checkout, so that it fetches the file',
    };
  return /^\s{0,99}<(?:!doctype|html|head|body|\?xml|!--)/i.test(text)
    ? {
        found: describePage(text),
        isPage: true,
        fix: 'save the file itself, not the page that shows it; the address may need a login',
      }
    : undefined;
};
