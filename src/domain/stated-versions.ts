/** The images and charts of a manifest, without their descriptions. */
export interface StatedVersions {
  /** The digests of the versions of available images, by slug and version; null where none is stated. */
  readonly images: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
  readonly charts: ReadonlyMap<string, string>;
  /** The registry references of all images, planned ones too, by slug. */
  readonly addresses: ReadonlyMap<string, string>;
}
