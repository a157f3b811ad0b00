/** What sentences about Keyflower need: how its pieces are drawn inline, and the names of the words of its verbs. */
import { FIELDS } from './facts';
import HouseSign from './HouseSign.svelte';
import Inline from './Inline.svelte';

export const SPEECH = { Inline, SeatSign: HouseSign, fields: FIELDS };
