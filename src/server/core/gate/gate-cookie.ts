/** Holds the gate pass; HttpOnly, so that no script can set or read it. */
export const gateCookie = 'gate_pass';
