'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Plot } from './createPlot.js';

/** A pointer has to move this far before it becomes a drag (px). */
const DRAG_FROM_PX = 4;
/**
 * Two taps within this time and distance are a double tap, which zooms in, and from the closest zoom out to everything.
 */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 24;
const DOUBLE_TAP_ZOOM = 0.5;
/** How much one pixel of the wheel zooms. */
const ZOOM_PER_PX = 1 / 400;

export interface GestureTargets {
  /** The pointer is over this x (px), or has left. */
  readonly onPoint: (x: number | null) => void;
}

/** What only Safari sends: a pinch on a trackpad, where other browsers send the wheel with Ctrl. */
interface SafariGesture extends MouseEvent {
  /** How far the fingers are apart, as a multiple of the start. */
  readonly scale: number;
}

interface Press {
  x: number;
  readonly startX: number;
  isDrag: boolean;
}

/**
 * Pointer and wheel gestures on the plot. A drag moves through time; by touch, or when everything is visible, it moves
 * the cursor. Two fingers, on the screen or a trackpad, a double tap, or the wheel with Ctrl or Command zoom. The plain wheel and the vertical swipe
 * are left to the page, so a chart never blocks scrolling.
 */
export function useGestures(element: RefObject<HTMLElement | null>, plot: Plot, { onPoint }: GestureTargets): void {
  const point = useRef(onPoint);
  useLayoutEffect(() => {
    point.current = onPoint;
  });

  // Before the chart is seen: a pointer that already moves over it must not be missed.
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const presses = new Map<number, Press>();
    let [tappedAt, tappedX] = [-Infinity, 0];
    let spread = 1;
    const toX = (event: MouseEvent) => event.clientX - target.getBoundingClientRect().left;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      const isSoon = presses.size === 0 && event.timeStamp - tappedAt < DOUBLE_TAP_MS;
      const isSecondTap = isSoon && Math.abs(toX(event) - tappedX) < DOUBLE_TAP_PX;
      if (isSecondTap) plot.zoom(plot.view()?.canZoomIn ? DOUBLE_TAP_ZOOM : Infinity, toX(event));
      [tappedAt, tappedX] = isSecondTap ? [-Infinity, 0] : [event.timeStamp, toX(event)];
      presses.set(event.pointerId, { x: toX(event), startX: toX(event), isDrag: false });
    }

    function move(event: PointerEvent): void {
      const x = toX(event);
      const press = presses.get(event.pointerId);
      if (press === undefined) {
        if (event.pointerType === 'mouse') point.current(x);
        return;
      }
      const [other] = [...presses].filter(([id]) => id !== event.pointerId).map(([, held]) => held);
      if (other !== undefined) pinch(press, x, other);
      else drag(event, press, x);
      // A move is not a tap: two swipes in quick succession do not zoom.
      if (other !== undefined || press.isDrag) tappedAt = -Infinity;
      press.x = x;
    }

    function pinch(press: Press, x: number, other: Press): void {
      const [before, after] = [Math.abs(press.x - other.x), Math.abs(x - other.x)];
      if (before > 0 && after > 0) plot.zoom(before / after, (x + other.x) / 2);
      point.current(null);
    }

    function drag(event: PointerEvent, press: Press, x: number): void {
      if (!press.isDrag && Math.abs(x - press.startX) < DRAG_FROM_PX) return;
      if (!press.isDrag) capture(event.pointerId);
      press.isDrag = true;
      if (plot.view()?.canZoomOut) {
        plot.pan(press.x - x);
        point.current(null);
      } else {
        point.current(x);
      }
    }

    /** A pointer that is gone by now, or was made by a script, cannot be captured; the drag goes on without. */
    function capture(pointerId: number): void {
      try {
        target?.setPointerCapture(pointerId);
      } catch {
        // Only moves outside of the plot are missed.
      }
    }

    // Not on pointerdown: what starts like a tap may turn into scrolling the page.
    function up(event: PointerEvent): void {
      const isTap = event.pointerType !== 'mouse' && presses.get(event.pointerId)?.isDrag === false;
      if (isTap) point.current(toX(event));
      cancel(event);
    }

    function cancel(event: PointerEvent): void {
      presses.delete(event.pointerId);
    }

    function leave(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && presses.size === 0) point.current(null);
    }

    function wheel(event: WheelEvent): void {
      // Firefox reports lines, other browsers pixels.
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        plot.zoom(Math.exp(event.deltaY * unit * ZOOM_PER_PX), toX(event));
        return;
      }
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY) && plot.view()?.canZoomOut) {
        event.preventDefault();
        plot.pan(sideways * unit);
      }
    }

    function spreadFrom(event: Event): void {
      event.preventDefault();
      spread = 1;
    }

    function spreadTo(event: Event): void {
      event.preventDefault();
      const { scale } = event as SafariGesture;
      // Fingers on the screen are pointers as well, and zoom already.
      if (presses.size === 0 && scale > 0) plot.zoom(spread / scale, toX(event as SafariGesture));
      spread = scale;
    }

    const controller = new AbortController();
    const { signal } = controller;
    target.addEventListener('pointerdown', down, { signal });
    target.addEventListener('pointermove', move, { signal });
    target.addEventListener('pointerup', up, { signal });
    target.addEventListener('pointercancel', cancel, { signal });
    target.addEventListener('pointerleave', leave, { signal });
    target.addEventListener('gesturestart', spreadFrom, { signal, passive: false });
    target.addEventListener('gesturechange', spreadTo, { signal, passive: false });
    target.addEventListener('wheel', wheel, { signal, passive: false });
    return () => controller.abort();
  }, [element, plot]);
}
