declare module 'spdx-expression-parse' {
  interface License {
    license: string;
    plus?: true;
    exception?: string;
  }
  interface LicenseReference {
    licenseRef: string;
    documentRef?: string;
  }
  interface Conjunction {
    left: Expression;
    conjunction: 'and' | 'or';
    right: Expression;
  }
  type Expression = License | LicenseReference | Conjunction;
  /** Throws if the text is not an SPDX expression. */
  export default function parse(text: string): Expression;
}
