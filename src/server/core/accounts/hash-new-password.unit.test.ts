import { expect, it } from 'vitest';
import { isEasyToGuess } from './hash-new-password.ts';

const about = { site: 'Vinyard Cars', email: 'ann.smith@example.com' };

it.each([
  'password',
  'PassWord1',
  '12345678',
  'qwertyuiop',
  'ann.smith@example.com',
  'ann.smith2026',
  'Vinyard Cars',
  'vinyardcars!',
])('the password %s is refused', (password) => {
  expect(isEasyToGuess(password, about)).toBe(true);
});

it.each(['a long password', 'vinyardcars are parked here', '¡contraseña de Ana!', 'x7!kq0-Wz'])(
  'the password %s is taken',
  (password) => {
    expect(isEasyToGuess(password, about)).toBe(false);
  },
);
