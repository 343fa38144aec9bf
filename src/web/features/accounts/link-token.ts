/** The secret part of the mailed link that opened this page. */
export const readLinkToken = (): string => new URLSearchParams(location.search).get('token') ?? '';
