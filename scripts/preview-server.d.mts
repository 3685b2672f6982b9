export interface PreviewOptions {
  /** A folder with a published tree. */
  readonly root: string;
  /** A free port if 0 or omitted. */
  readonly port?: number | undefined;
}

export interface Preview {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a published tree on 127.0.0.1 with the headers of the contract. Rejects if the port is taken or the root
 * is not a folder.
 */
export function startPreview(options: PreviewOptions): Promise<Preview>;
