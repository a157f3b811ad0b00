/** Looking at a map: wheel, drag and pinch move and enlarge it; `fit` shows all of it again. What carries `data-grab` moves by itself. */
const LEAST = 0.6;
const MOST = 4;
const DRAG_PX = 6;

interface Finger {
  x: number;
  y: number;
}

export class Camera {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, Finger>();
  private start: Finger | null = null;
  /** True from the moment a press has become a drag until the click that ends it has passed. */
  private dragged = false;
  readonly transform = $derived(`translate(${this.x},${this.y}) scale(${this.k})`);
  readonly moved = $derived(this.k !== 1 || this.x !== 0 || this.y !== 0);

  fit(): void {
    this.k = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Enlarge around a point given in the drawing's own units. */
  zoom(by: number, at: Finger): void {
    const k = Math.min(MOST, Math.max(LEAST, this.k * by));
    this.x = at.x - ((at.x - this.x) * k) / this.k;
    this.y = at.y - ((at.y - this.y) * k) / this.k;
    this.k = k;
  }

  /** The mouse, touch and pen behaviour of a map. */
  gestures = (svg: SVGSVGElement): { destroy: () => void } => {
    const inside = (event: { clientX: number; clientY: number }): Finger => {
      const matrix = svg.getScreenCTM()?.inverse();
      return matrix === undefined ? { x: 0, y: 0 } : new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * 0.0016), inside(event));
    };
    const down = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-grab]') !== null) return;
      this.fingers.set(event.pointerId, inside(event));
      this.start = { x: event.clientX, y: event.clientY };
      if (this.fingers.size === 1) this.dragged = false;
    };
    const move = (event: PointerEvent): void => {
      const before = this.fingers.get(event.pointerId);
      if (before === undefined || this.start === null) return;
      const now = inside(event);
      if (!this.dragged && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > DRAG_PX) {
        this.dragged = true;
        svg.setPointerCapture(event.pointerId);
      }
      if (!this.dragged) return;
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        if (was > 0) this.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else {
        this.x += now.x - before.x;
        this.y += now.y - before.y;
      }
      this.fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.fingers.delete(event.pointerId);
    };
    const click = (event: Event): void => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    svg.addEventListener('click', click, { capture: true });
    return {
      destroy: () => {
        svg.removeEventListener('wheel', wheel);
        svg.removeEventListener('pointerdown', down);
        svg.removeEventListener('pointermove', move);
        svg.removeEventListener('pointerup', up);
        svg.removeEventListener('pointercancel', up);
        svg.removeEventListener('click', click, { capture: true });
      },
    };
  };
}
