import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, writeStored } from './storage.ts';

class FakeStorage {
  readonly values = new Map<string, string>();
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
}

let browser: FakeStorage;
const user = { token: 't', id: '1', email: 'ann@example.com', tracking_id: 'x' };

beforeEach(() => {
  browser = new FakeStorage();
  vi.stubGlobal('localStorage', browser);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what the browser remembers', () => {
  it('keeps the user under the key of the specification', () => {
    writeStored('user', user);
    expect(JSON.parse(browser.getItem('user') ?? '')).toEqual(user);
    expect(readStored('user')).toEqual(user);
  });

  it.each(['{', '"text"', '{"no":"token"}'])('logs and forgets a stored user that reads %s', (text) => {
    browser.setItem('user', text);
    expect(readStored('user')).toBeNull();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('unable to parse localstorage');
  });

  it('says nothing when there is simply nothing stored', () => {
    expect(readStored('credits')).toEqual({ sticker: 0, vhr: 0, global: 0 });
    expect(readStored('plans').dealer).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('forgets the person but not the gate or the language when logging out', () => {
    writeStored('user', user);
    writeStored('logged_in', true);
    writeStored('credits', { sticker: 1, vhr: 2, global: 3 });
    writeStored('recent_vehicles', [{ vin: '1HGCM82633A004352', name: '2003 Honda Accord' }]);
    writeStored('security_gate', true);
    writeStored('language', 'es');
    clearStored();
    expect([...browser.values.keys()].sort()).toEqual(['language', 'security_gate']);
  });

  it('still works for one visit where the browser refuses to store anything', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    writeStored('user', user);
    expect(readStored('user')).toEqual(user);
  });
});
