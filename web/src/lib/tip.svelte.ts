/** The one tooltip of the page: which piece it enlarges, and where it stands. */
import type { PieceRef } from './text';

class TipState {
  piece = $state.raw<PieceRef | null>(null);
  box = $state.raw<DOMRect | null>(null);

  show(piece: PieceRef, element: Element): void {
    this.box = element.getBoundingClientRect();
    this.piece = piece;
  }

  /** Later, since a piece that leaves the page loses the focus in the middle of an update. */
  hide(): void {
    queueMicrotask(() => (this.piece = null));
  }
}

export const tipState = new TipState();

const HOVER_MS = 550;
const HOLD_MS = 480;

/** Show the tip of a piece on a patient hover, a long press or the focus of the keyboard. */
export function tip(
  element: HTMLElement | SVGElement,
  piece: PieceRef | null,
): { update: (next: PieceRef | null) => void; destroy: () => void } {
  let current = piece;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A finger that was held to read has not chosen anything: the click after it is taken away. */
  let read = false;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (current === null) return;
    timer = setTimeout(() => {
      if (current === null || !element.isConnected) return;
      read = ms === HOLD_MS;
      tipState.show(current, element);
    }, ms);
  };
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') wait(HOVER_MS);
  };
  const focus = (): void => {
    if (element.matches(':focus-visible')) wait(HOVER_MS);
  };
  const down = (event: Event): void => {
    read = false;
    if ((event as PointerEvent).pointerType === 'mouse') stop();
    else wait(HOLD_MS);
  };
  const stop = (): void => {
    clearTimeout(timer);
    tipState.hide();
  };
  const menu = (event: Event): void => {
    if (tipState.piece !== null) event.preventDefault();
  };
  const click = (event: Event): void => {
    if (!read) return;
    read = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const on: EventTarget = element;
  const heard: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerenter', enter],
    ['pointerleave', stop],
    ['pointerdown', down],
    ['pointercancel', stop],
    ['contextmenu', menu],
    ['focus', focus],
    ['blur', stop],
  ];
  for (const [name, listener] of heard) on.addEventListener(name, listener as EventListener);
  on.addEventListener('click', click, true);
  return {
    update: (next) => (current = next),
    destroy: () => {
      stop();
      for (const [name, listener] of heard) on.removeEventListener(name, listener as EventListener);
      on.removeEventListener('click', click, true);
    },
  };
}
