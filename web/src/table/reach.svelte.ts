/** Who can follow a link from here: everybody, the devices of this network, or this computer alone. */
import { api, ApiError } from '../lib/api';
import type { ServerInfo } from '../lib/types';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

export class Reach {
  info = $state.raw<ServerInfo | null>(null);
  fault = $state<string | null>(null);
  busy = $state(false);
  /** The page itself was opened by an address that means another computer everywhere else. */
  readonly local = LOOPBACK.test(location.hostname);
  readonly lan = $derived.by(() => this.info?.lan_url?.replace(/\/$/, '') ?? null);
  /** What the links for others begin with. */
  readonly base = $derived.by(() => (this.local ? (this.lan ?? location.origin) : location.origin));
  readonly onlyHere = $derived.by(() => this.local && this.info !== null && this.lan === null);

  constructor() {
    void api.info().then(
      (info) => (this.info = info),
      () => undefined,
    );
  }

  async open(): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      const opened = await api.openNetwork();
      if (this.info !== null) this.info = { ...this.info, ...opened };
    } catch (error) {
      this.fault = error instanceof ApiError ? error.fault.kind : 'unexpected';
    } finally {
      this.busy = false;
    }
  }
}
