/** The reader's clock when the page was opened: ages do not change while somebody reads. */
export const NOW = Date.now();
