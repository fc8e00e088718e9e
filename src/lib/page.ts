/** Loads the page again: memory is emptied, the session is read anew. */
export function reloadPage(): void {
  window.location.reload()
}
