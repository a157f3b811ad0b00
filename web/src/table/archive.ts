/** Where looking back at a session asks for the past: all that the table has told, shown or not. */
import type { Wire } from '../lib/wire';
import type { Archive } from './looking.svelte';
import type { Session } from './session.svelte';

export const archiveOf = (session: Session, wire: () => Wire): Archive => ({
  look: (at) => wire().look(at),
  past: (points) => wire().past(points),
  get n() {
    return session.showing.latest.n;
  },
  get log() {
    return session.showing.latest.log;
  },
  get over() {
    return session.state === 'over';
  },
});
