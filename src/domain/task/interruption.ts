/** What a run says and learns of being told to stop. */
export interface Interruption {
  /** From now on, a run that is told to stop ends by itself, since others have to learn what it published. */
  readonly published: () => void;
  /** Resolves once the run is told to stop, after it published. Nothing is to be waited for any more. */
  readonly told: Promise<void>;
}

/** An interruption, and its side that is told. */
export interface Interruptible extends Interruption {
  /** Tells the run to stop; false if it does not end by itself: nothing is published, or it was told before. */
  readonly tell: () => boolean;
  readonly isTold: () => boolean;
}

export const openInterruption = (): Interruptible => {
  let isPublished = false;
  let isTold = false;
  let resolve: () => void = () => undefined;
  const told = new Promise<void>((resolveTold) => {
    resolve = resolveTold;
  });
  return {
    told,
    published: () => {
      isPublished = true;
    },
    isTold: () => isTold,
    tell: () => {
      if (!isPublished || isTold) return false;
      isTold = true;
      resolve();
      return true;
    },
  };
};
