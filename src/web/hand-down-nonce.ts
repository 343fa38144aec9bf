/** The dialogs' scroll lock writes a style element, and takes the nonce for it from this name. */
export function handDownNonce() {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  Object.assign(globalThis, { __webpack_nonce__: nonce });
}
