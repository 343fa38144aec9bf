/** Lower case, port and final dot dropped, one leading `members.` or `app.` stripped. */
export function normaliseHost(host: string): string {
  const bare = host
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/\.$/, '');
  return bare.replace(/^(members|app)\.(?=.)/, '');
}
