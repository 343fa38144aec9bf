import { Counter } from 'prom-client';

/** Counted for whoever watches the figures, and for the test that no address is told apart by the work done. */
export const passwordChecks = new Counter({
  name: 'vinyard_password_checks_total',
  help: 'Passwords held against a hash; a sudden rise is somebody guessing',
  registers: [],
});
