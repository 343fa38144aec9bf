import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, onToastsChange, reduceToasts, showToast } from './toast-queue.ts';

const toast = (id: string, isOpen = true) => ({ id, isOpen, tone: 'good' as const, title: `toast ${id}` });

afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('at most one is visible, and it is the newest', () => {
    expect(reduceToasts([toast('1')], { kind: 'show', toast: toast('2') })).toEqual([toast('2')]);
  });

  it('a closed toast stays until it is removed', () => {
    const closed = reduceToasts([toast('1')], { kind: 'close', id: '1' });
    expect(closed).toEqual([toast('1', false)]);
    expect(reduceToasts(closed, { kind: 'remove', id: '1' })).toEqual([]);
  });

  it('closing or removing a toast that is gone changes nothing', () => {
    expect(reduceToasts([toast('2')], { kind: 'close', id: '1' })).toEqual([toast('2')]);
    expect(reduceToasts([toast('2')], { kind: 'remove', id: '1' })).toEqual([toast('2')]);
  });

  it('a closed toast is removed after 1 000 000 ms', () => {
    vi.useFakeTimers();
    let changes = 0;
    const stop = onToastsChange(() => {
      changes += 1;
    });
    showToast({ tone: 'good', title: 'Saved' });
    const id = currentToasts()[0]?.id ?? '';
    closeToast(id);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
    expect(changes).toBe(3);
    stop();
  });
});
