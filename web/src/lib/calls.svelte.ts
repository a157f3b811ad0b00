/** How this device is called when it is its person's turn; kept here. Nothing is asked for by itself. */
import { recall, remember } from './memory';

/** Whether the browser lets this page notify: it may not know how, or only where the page is from a safe address. */
export type Permission = NotificationPermission | 'none';

const permission = (): Permission => (typeof Notification === 'undefined' || !isSecureContext ? 'none' : Notification.permission);
/** A phone in a pocket keeps quiet until somebody wants to hear it. */
const quietAtFirst = (): boolean => matchMedia('(pointer: coarse)').matches;

class Calls {
  sound = $state(recall('call-sound') === null ? !quietAtFirst() : recall('call-sound') === 'yes');
  /** What the browser has said here; it is asked when somebody first wants to know, for its answer takes a while. */
  private said = $state<Permission | null>(null);
  private wished = $state(recall('call-notify') === 'yes');

  get permission(): Permission {
    return this.said ?? permission();
  }

  get notify(): boolean {
    return this.wished && this.permission === 'granted';
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('call-sound', on ? 'yes' : 'no');
  }

  /** Switch notifications on or off; the browser asks once, and only because somebody has just said so. */
  async setNotify(on: boolean): Promise<void> {
    if (on && this.permission === 'default') this.said = await Notification.requestPermission();
    this.wished = on && this.permission === 'granted';
    remember('call-notify', this.wished ? 'yes' : 'no');
  }

  /** A notification for somebody who does not see the page; null where there is none. */
  tell(title: string, body: string, tag: string): Notification | null {
    if (!this.notify || !document.hidden) return null;
    try {
      const note = new Notification(title, { body, tag, icon: '/icon-turn.svg' });
      note.onclick = () => {
        window.focus();
        note.close();
      };
      return note;
    } catch {
      /** Some browsers have the word and not the thing. */
      this.said = 'none';
      return null;
    }
  }

  ring(): void {
    if (this.sound) void this.listen();
  }

  async listen(): Promise<void> {
    const { chime } = await import('./chime');
    await chime();
  }
}

export const calls = new Calls();
