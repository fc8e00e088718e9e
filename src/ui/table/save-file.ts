/** Hands a file to the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
