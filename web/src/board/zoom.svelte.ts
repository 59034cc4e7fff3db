// Pinch, double tap, drag and wheel on a picture that otherwise fills its frame.
const MOST = 4;
const DOUBLE_TAP_MS = 320;
const DRAG_FROM = 7;

interface Point {
  x: number;
  y: number;
}

/** How far in, and where: the picture is moved by x, y pixels after it was enlarged k times. */
export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** Fingers are on it: draw cheaply, decide about details when they are gone. */
  active = $state(false);

  #frame: HTMLElement;
  #fingers = new Map<number, Point>();
  #moved = 0;
  #lastTap = 0;

  constructor(frame: HTMLElement) {
    this.#frame = frame;
  }

  get isIn(): boolean {
    return this.k > 1.01;
  }

  /** A drag is no click. */
  get wasDragged(): boolean {
    return this.#moved > DRAG_FROM;
  }

  reset(): void {
    this.#set(1, 0, 0);
  }

  /** Enlarges by a factor and keeps the point of the frame where it is. */
  by(factor: number, at: Point = this.#middle()): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const ratio = k / this.k;
    this.#set(k, at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio);
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(event.pointerId, this.#at(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else if (this.isIn && this.wasDragged) this.#drag(before, now);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    const at = this.#at(event);
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.active = false;
    if (event.type === 'pointerup' && event.pointerType === 'touch' && !this.wasDragged) this.#tap(at);
  }

  /** With Ctrl (a pinch on a touchpad sends it too) the wheel zooms; alone it scrolls the page. */
  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 240), this.#at(event));
  }

  #tap(at: Point): void {
    const now = performance.now();
    if (now - this.#lastTap < DOUBLE_TAP_MS) {
      if (this.isIn) this.reset();
      else this.by(2.4, at);
      this.#lastTap = 0;
    } else this.#lastTap = now;
  }

  #pinch(before: Point, now: Point, other: Point): void {
    this.active = true;
    const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.by(Math.hypot(now.x - other.x, now.y - other.y) / spread, middle);
    this.#drag(before, now, 0.5);
  }

  #drag(before: Point, now: Point, share = 1): void {
    this.active = true;
    this.#set(this.k, this.x + (now.x - before.x) * share, this.y + (now.y - before.y) * share);
  }

  /** The picture always covers its frame. */
  #set(k: number, x: number, y: number): void {
    const { clientWidth, clientHeight } = this.#frame;
    this.k = k;
    this.x = Math.min(0, Math.max(clientWidth * (1 - k), x));
    this.y = Math.min(0, Math.max(clientHeight * (1 - k), y));
  }

  #middle(): Point {
    return { x: this.#frame.clientWidth / 2, y: this.#frame.clientHeight / 2 };
  }

  #at(event: MouseEvent): Point {
    const box = this.#frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
