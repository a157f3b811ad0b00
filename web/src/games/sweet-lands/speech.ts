/** What sentences about Sweet Lands need: how its pieces are drawn inline, and the names of the words of its verbs. */
import { FIELDS } from './facts';
import Inline from './Inline.svelte';

export const SPEECH = { Inline, fields: FIELDS };
