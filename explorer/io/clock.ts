/** When the page was opened: ages do not change while it is open. */
export const NOW = Date.now();
