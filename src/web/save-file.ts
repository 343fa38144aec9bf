/** Hands the person a file, as if it had been downloaded. */
export function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download may not have begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
