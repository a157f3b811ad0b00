import { MediaQuery } from 'svelte/reactivity';

/** One zone at a time with tabs below this width. */
export const phone = new MediaQuery('(max-width: 760px)');
/** A large screen, on which what is small on a laptop may be larger. */
export const wide = new MediaQuery('(min-width: 1500px) and (min-height: 860px)');
