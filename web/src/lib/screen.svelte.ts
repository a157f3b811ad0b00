import { MediaQuery } from 'svelte/reactivity';

/** One zone at a time with tabs below this width. */
export const phone = new MediaQuery('(max-width: 760px)');
