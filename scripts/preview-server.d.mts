export interface PreviewOptions {
  /** A folder with a published tree, as it lies on the branch. */
  readonly root: string;
  /** 0, or nothing, takes a free one. */
  readonly port?: number | undefined;
}

export interface Preview {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a published tree on the loopback, with the headers of the contract. */
export function startPreview(options: PreviewOptions): Promise<Preview>;
