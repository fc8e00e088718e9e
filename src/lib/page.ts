/**
 * Loads the page again: memory is emptied, the session is read anew. On a slow line the old page stands for seconds until
 * then; it takes nothing in any more, since what is typed into it would be lost.
 */
export function reloadPage(): void {
  document.body.inert = true
  window.location.reload()
}
