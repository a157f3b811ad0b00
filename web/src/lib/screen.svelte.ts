import { MediaQuery } from 'svelte/reactivity';

/** One zone at a time with tabs below this width. */
export const phone = new MediaQuery('(max-width: 760px)');
/** A tablet on its side or a small laptop: what a bar holds at most has no room in one line. */
export const narrow = new MediaQuery('(max-width: 1180px)');
/** A large screen, on which what is small on a laptop may be larger. */
export const wide = new MediaQuery('(min-width: 1500px) and (min-height: 860px)');
